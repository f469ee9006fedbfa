import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { isSectionPath, type MenuFiles, readTree } from '@/lib/domain/menu/menu-tree';
import { highestId } from '@/lib/domain/menu/new-ids';
import { changesBetween, summarise, type VersionSummary } from '@/lib/domain/menu/version-summary';
import type { Db } from '../database/database';
import { buildContent } from '../import/build-content';
import { hashOfVersion } from '../import/folder';
import { type MenuSource, parseMenu, picturesFor } from '../import/menu-source';
import { staffConflicts } from '../import/staff-conflicts';
import type { HotelKey } from '../stores/hotels';
import { writeContent } from '../stores/import';
import { deleteDrafts } from '../stores/menu/drafts';
import { schedulePublishing, setLastId } from '../stores/menu/keepers';
import { findVersion, insertVersion } from '../stores/menu/versions';
import { appendContentEvent, type ContentEvent } from '../stores/outbox';
import { rollBackUnless } from '../stores/roll-back-unless';
import { asFields, checkMenu, lostDraft, type MenuProblem, menuProblems } from './check-menu';
import type { MenuContext } from './menu-context';
import { type DeskMenu, draftedFiles, KEPT_BY_FILES, readMenu } from './read-menu';

/** A published menu, or one that will be. `notes`: what staff changed under On sale and the menu says otherwise. */
export type Published = {
  version: number;
  items: number;
  publish_at: string | null;
  notes: readonly MenuProblem[];
};

/** Only `published` is committed. */
type Outcome =
  | { kind: 'published'; published: Published; event: ContentEvent | null }
  | { kind: 'nothing'; published: Published }
  | { kind: 'refused'; problems: readonly MenuProblem[] }
  | { kind: 'not-kept' }
  | { kind: 'no-version' };

/**
 * Publishes every draft in one transaction under the hotel's lock: a new version, the hotel's content, and no drafts
 * any more; or nothing, with what is wrong. `by`: the name of who publishes. `isDue`: asked under the lock, so that one
 * process alone publishes what is scheduled. Rules: menu/ME14, menu/ME15.
 */
export async function publishDrafts(
  context: MenuContext,
  hotel: HotelKey,
  { by, isDue = () => true }: { by: (menu: DeskMenu) => string | null; isDue?: (menu: DeskMenu) => boolean },
): Promise<Outcome> {
  return inTransaction(context, hotel, async (db) => {
    const menu = await readMenu(db, hotel.code);
    if (menu === null) return { kind: 'not-kept' };
    if (menu.drafts.length === 0 || !isDue(menu)) return { kind: 'nothing', published: nothingNew(menu) };
    if (menu.lost.length > 0) return { kind: 'refused', problems: menu.lost.map(lostDraft) };
    const stored = await storeVersion(db, context, hotel, {
      menu,
      files: draftedFiles(menu),
      staff: by(menu),
      kind: { kind: 'published', restored: null },
    });
    if (!stored.ok) return { kind: 'refused', problems: stored.problems };
    await deleteDrafts(db, hotel.code, null);
    await schedulePublishing(db, hotel.code, null);
    return { kind: 'published', published: { ...stored.published, items: menu.drafts.length }, event: null };
  });
}

const nothingNew = ({ version }: DeskMenu): Published => ({ version, items: 0, publish_at: null, notes: [] });

/** The answer to a call that publishes. */
function asResponse(outcome: Outcome): ApiResponse<Published> {
  if (outcome.kind === 'not-kept') return refused('invalid', KEPT_BY_FILES);
  if (outcome.kind === 'no-version') return refused('not-found');
  return outcome.kind === 'refused' ? refused('invalid', asFields(outcome.problems)) : succeeded(outcome.published);
}

/** Publishes now. Publishing twice at once publishes once: the other finds nothing left. Rule: menu/ME15. */
export const publishNow = async (
  context: MenuContext,
  hotel: HotelKey,
  staff: string | null,
): Promise<ApiResponse<Published>> => asResponse(await publishDrafts(context, hotel, { by: () => staff }));

/** Publishes an earlier version's sections again. Drafts stay. Rule: menu/ME22. */
export const restoreVersion = async (
  context: MenuContext,
  hotel: HotelKey,
  { number, staff }: { number: number; staff: string | null },
): Promise<ApiResponse<Published>> =>
  asResponse(
    await inTransaction(context, hotel, async (db) => {
      const menu = await readMenu(db, hotel.code);
      if (menu === null) return { kind: 'not-kept' };
      const earlier = await findVersion(db, hotel.code, number);
      if (earlier === null) return { kind: 'no-version' };
      // What does not belong to the menu stays as it is.
      const others = Object.entries(menu.files).filter(([path]) => !isSectionPath(path));
      const sections = Object.entries(earlier.files).filter(([path]) => isSectionPath(path));
      const files = Object.fromEntries([...others, ...sections]);
      const kind = { kind: 'restored', restored: number } as const;
      const stored = await storeVersion(db, context, hotel, { menu, files, staff, kind });
      if (!stored.ok) return { kind: 'refused', problems: stored.problems };
      return { kind: 'published', published: stored.published, event: null };
    }),
  );

type NewVersion = {
  menu: DeskMenu;
  files: MenuFiles;
  staff: string | null;
  kind: Pick<VersionSummary, 'kind' | 'restored'>;
};

type Stored = { ok: true; published: Published } | { ok: false; problems: readonly MenuProblem[] };

/** Validates a menu and makes it the newest version and the hotel's content. */
async function storeVersion(
  db: Db,
  context: MenuContext,
  { code }: HotelKey,
  { menu, files, staff, kind }: NewVersion,
): Promise<Stored> {
  const source = sourceOf(context, code, files);
  const parsed = parseMenu(source);
  if (!parsed.ok) return { ok: false, problems: menuProblems(source, parsed.problems) };
  const now = context.now().toISOString();
  const number = menu.version + 1;
  const after = readTree(files);
  await writeContent(db, code, {
    folder: buildContent(code, parsed.value),
    contentHash: hashOfVersion(number),
    now,
  });
  const changes = changesBetween(menu.tree, after);
  await insertVersion(db, code, { number, files, staff, publishedAt: now, summary: summarise(kind, changes) });
  await setLastId(db, code, Math.max(menu.keeper.lastId, highestId(after, files['hotel.json'])));
  const notes = menuProblems(source, await staffConflicts(db, code, parsed.value));
  return { ok: true, published: { version: number, items: changes.length, publish_at: null, notes } };
}

export const sourceOf = (
  { hotelsDir, filesDir, emojiDir }: Pick<MenuContext, 'hotelsDir' | 'filesDir' | 'emojiDir'>,
  hotel: string,
  files: MenuFiles,
): MenuSource => ({ hotel, files, emojiDir, pictures: picturesFor(hotel, { hotelsDir, filesDir }) });

/** What prevents the drafts of a menu from being published. Rule: menu/ME11. */
export const draftProblems = (
  context: Pick<MenuContext, 'hotelsDir' | 'filesDir' | 'emojiDir'>,
  hotel: string,
  menu: DeskMenu,
): readonly MenuProblem[] => [
  ...menu.lost.map(lostDraft),
  ...(menu.drafts.length === 0 ? [] : checkMenu(sourceOf(context, hotel, draftedFiles(menu)))),
];

async function inTransaction(
  context: MenuContext,
  { code }: HotelKey,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await rollBackUnless<Outcome>(
    context.database,
    ({ kind }) => kind === 'published',
    async (db) => {
      const event = await appendContentEvent(db, code, context.now().toISOString());
      const done = await work(db);
      return done.kind === 'published' ? { ...done, event } : done;
    },
  );
  if (outcome.kind === 'published' && outcome.event !== null) context.publishEvent(outcome.event);
  return outcome;
}

/**
 * Schedules the publication of whatever is a draft at a time (ISO). Refused like a publication now, so that a mistake
 * shows while somebody is there. Rule: menu/ME16.
 */
export async function publishLater(
  context: MenuContext,
  hotel: HotelKey,
  { at, staff }: { at: string; staff: string | null },
): Promise<ApiResponse<Published>> {
  if (Date.parse(at) <= context.now().getTime()) return refused('invalid', { at: 'this time is over' });
  const { db } = context.database;
  const menu = await readMenu(db, hotel.code);
  if (menu === null) return refused('invalid', KEPT_BY_FILES);
  const problems = draftProblems(context, hotel.code, menu);
  if (problems.length > 0) return refused('invalid', asFields(problems));
  // One spelling, because times are compared as texts.
  const publish_at = new Date(at).toISOString();
  await schedulePublishing(db, hotel.code, { at: publish_at, staff });
  return succeeded({ version: menu.version, items: menu.drafts.length, publish_at, notes: [] });
}
