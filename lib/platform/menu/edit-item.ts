import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import type { DraftEntry } from '@/lib/domain/menu/apply-drafts';
import { applyDrafts } from '@/lib/domain/menu/apply-drafts';
import { itemParent, itemValue } from '@/lib/domain/menu/item-value';
import { type FileValue, type MenuItem, productItem, sectionItem, targetOf } from '@/lib/domain/menu/menu-item';
import { below } from '@/lib/domain/menu/menu-tree';
import { withNewIds } from '@/lib/domain/menu/new-ids';
import type { Db } from '../database/database';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import type { HotelKey } from '../stores/hotels';
import type { StoredDraft } from '../stores/menu/drafts';
import { setLastId } from '../stores/menu/keepers';
import { lockOutbox } from '../stores/outbox';
import { rollBackUnless } from '../stores/roll-back-unless';
import { checkMenu, type MenuProblem } from './check-menu';
import { deletionErrors, valueErrors } from './check-value';
import type { MenuContext } from './menu-context';
import { sourceOf } from './publish-menu';
import { type DeskMenu, draftedFiles, KEPT_BY_FILES, readMenu, versionOfValue } from './read-menu';
import { draftsAfter, saveDrafts } from './save-drafts';

/** An item as the desk edits it. Rule: menu/ME6. */
export type MenuEntry = {
  item: MenuItem;
  kind: 'new' | 'changed' | 'deleted' | null;
  value: FileValue | null;
  published: FileValue | null;
  parent_id: number | null;
  version: string;
  staff: string | null;
  updated_at: string | null;
};

export const kindOfDraft = ({ value, base }: StoredDraft): 'new' | 'changed' | 'deleted' => {
  if (value === null) return 'deleted';
  return base === null ? 'new' : 'changed';
};

/** The entry of an item; null: neither the menu nor a draft has it. */
function entryOf(menu: DeskMenu, item: MenuItem): MenuEntry | null {
  const draft = menu.drafts.find((each) => each.item === item);
  const value = itemValue(menu.drafted, item);
  const published = itemValue(menu.tree, item);
  if (value === null && draft?.value !== null) return null;
  return {
    item,
    kind: draft === undefined ? null : kindOfDraft(draft),
    value,
    published,
    parent_id: itemParent(menu.drafted, item),
    version: versionOfValue(value),
    staff: draft?.staff ?? null,
    updated_at: draft?.updatedAt ?? null,
  };
}

/** Reads an item of the menu with its draft. Rule: menu/ME6. */
export async function readItem(
  { database: { db } }: Pick<MenuContext, 'database'>,
  { code }: HotelKey,
  item: MenuItem,
): Promise<ApiResponse<MenuEntry>> {
  const menu = await readMenu(db, code);
  if (menu === null) return refused('invalid', KEPT_BY_FILES);
  const entry = entryOf(menu, item);
  return entry === null ? refused('not-found') : succeeded(entry);
}

/**
 * `seen`: the version that its author has seen; null: not checked. `andBelow`: deletes what stands in the section too.
 */
type ItemChange = {
  item: MenuItem;
  value: FileValue | null;
  seen: string | null;
  andBelow: boolean;
  staff: string | null;
};

/** Only `saved` is committed. */
type Outcome =
  | { kind: 'saved'; entry: MenuEntry }
  | { kind: 'invalid'; fields: FieldErrors }
  | { kind: 'not-found' }
  | { kind: 'changed-since'; entry: MenuEntry; staff: string | null };

const invalid = (fields: FieldErrors): Outcome => ({ kind: 'invalid', fields });

/**
 * Saves an item as a draft, or its deletion. Refused by field where the import would refuse it, and as a conflict where
 * somebody has changed it since. Rules: menu/ME6, menu/ME7, menu/ME11, menu/ME17.
 */
export const changeMenuItem = (
  context: MenuContext,
  hotel: HotelKey,
  change: ItemChange,
): Promise<ChangeResponse<MenuEntry>> =>
  inTransaction(context, hotel, async (db, menu) => {
    const { item, seen, andBelow } = change;
    const entry = entryOf(menu, item);
    if (entry === null) return { kind: 'not-found' };
    if (seen !== null && seen !== entry.version) return { kind: 'changed-since', entry, staff: entry.staff };
    if (change.value === null) {
      const { kind, id } = targetOf(item);
      const inside = kind === 'section' && id !== null ? below(menu.drafted, id) : NOTHING;
      const counts = { products: inside.products.length, sections: inside.sections.length, isWanted: andBelow };
      const errors = deletionErrors(menu.drafted, item, counts);
      if (errors !== null) return invalid(errors);
    }
    return save(db, context, hotel, menu, { item, value: change.value, staff: change.staff });
  });

const NOTHING = { sections: [], products: [] } as const;

/** Makes a section or a product as a draft, with the next id. Rules: menu/ME7, menu/ME10. */
export const createMenuItem = (
  context: MenuContext,
  hotel: HotelKey,
  made: { kind: 'section' | 'product'; parent: number | null; value: FileValue; staff: string | null },
): Promise<ChangeResponse<MenuEntry>> =>
  inTransaction(context, hotel, async (db, menu) => {
    const { kind, parent, staff } = made;
    if (parent !== null && !menu.drafted.sections.has(parent))
      return invalid({ parent: `no section has the id ${parent}` });
    if (parent === null && kind === 'product') return invalid({ parent: 'a product stands in a section' });
    if (made.value.id !== undefined) return invalid({ id: 'is given by the server' });
    const id = menu.keeper.lastId + 1;
    const item = kind === 'section' ? sectionItem(id) : productItem(id);
    const keeper = { ...menu.keeper, lastId: id };
    const value = { id, ...made.value };
    return save(db, context, hotel, { ...menu, keeper }, { item, value, parent, staff });
  });

/** Validates and saves a value as a draft. */
async function save(
  db: Db,
  context: MenuContext,
  { code }: HotelKey,
  menu: DeskMenu,
  { staff, ...entry }: DraftEntry & { staff: string | null },
): Promise<Outcome> {
  const { item } = entry;
  let { lastId } = menu.keeper;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };
  const before = [itemValue(menu.tree, item), itemValue(menu.drafted, item)].filter((each) => each !== null);
  const errors = entry.value === null ? null : valueErrors(menu.drafted, item, entry.value);
  if (errors !== null) return invalid(errors);
  const value = entry.value === null ? null : withNewIds(entry.value, before, nextId);
  const author = { name: staff, at: context.now().toISOString() };
  const after = withEntries(menu, [{ ...entry, value }], author);
  const found = problemsOfChange(context, code, { item, before: menu, after });
  if (found.length > 0) return invalid(fieldsOf(found));
  await saveDrafts(db, code, [{ ...entry, value }], author);
  await setLastId(db, code, lastId);
  const saved = entryOf(after, item);
  return saved === null ? { kind: 'saved', entry: DELETED(item) } : { kind: 'saved', entry: saved };
}

/** The entry of a new item that was deleted, of which nothing is left. */
const DELETED = (item: MenuItem): MenuEntry => ({
  ...{ item, kind: null, value: null, published: null, parent_id: null, version: versionOfValue(null) },
  ...{ staff: null, updated_at: null },
});

/** The menu as it will be when values are saved. */
export function withEntries(
  menu: DeskMenu,
  entries: readonly DraftEntry[],
  author: { name: string | null; at: string },
): DeskMenu {
  const { written, ended } = draftsAfter(menu.tree, menu.drafts, entries, author);
  const replaced = new Set([...ended, ...written.map(({ item }) => item)]);
  const drafts = [...menu.drafts.filter(({ item }) => !replaced.has(item)), ...written];
  const { tree: drafted, lost } = applyDrafts(menu.tree, drafts);
  return { ...menu, drafts, drafted, lost };
}

/**
 * What prevents a change: mistakes of the item itself, and those of the hotel's other files that the change makes. What
 * it makes wrong in other items shows when they are published.
 */
function problemsOfChange(
  context: MenuContext,
  hotel: string,
  { item, before, after }: { item: MenuItem; before: DeskMenu; after: DeskMenu },
): readonly MenuProblem[] {
  const found = checkMenu(sourceOf(context, hotel, draftedFiles(after)));
  const ofOthers = found.filter((problem) => problem.item === null);
  if (ofOthers.length === 0) return found.filter((problem) => problem.item === item);
  const keyOf = ({ field, message }: MenuProblem) => `${field}\n${message}`;
  const known = new Set(checkMenu(sourceOf(context, hotel, draftedFiles(before))).map(keyOf));
  return found.filter((problem) => problem.item === item || (problem.item === null && !known.has(keyOf(problem))));
}

const fieldsOf = (problems: readonly MenuProblem[]): FieldErrors =>
  // The first of each field stays.
  Object.fromEntries(
    problems.map(({ field, message }) => [field === '' ? 'value' : field, message] as const).reverse(),
  );

async function inTransaction(
  { database }: MenuContext,
  { code }: HotelKey,
  work: (db: Db, menu: DeskMenu) => Promise<Outcome>,
): Promise<ChangeResponse<MenuEntry>> {
  const outcome = await rollBackUnless<Outcome>(
    database,
    ({ kind }) => kind === 'saved',
    async (db) => {
      await lockOutbox(db, code);
      const menu = await readMenu(db, code);
      return menu === null ? invalid(KEPT_BY_FILES) : work(db, menu);
    },
  );
  if (outcome.kind === 'saved') return succeeded(outcome.entry);
  if (outcome.kind === 'not-found') return refused('not-found');
  if (outcome.kind === 'invalid') return refused('invalid', outcome.fields);
  const by = outcome.staff === null ? {} : { moved_by: outcome.staff };
  return conflict({ version: 'somebody has changed this since', ...by }, outcome.entry);
}
