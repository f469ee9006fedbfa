import { jsonEqual } from '@/lib/domain/json/json-equal';
import type { DraftEntry } from '@/lib/domain/menu/apply-drafts';
import { itemValue } from '@/lib/domain/menu/item-value';
import { type MenuItem, sequenceItem, targetOf } from '@/lib/domain/menu/menu-item';
import { type MenuTree, readTree } from '@/lib/domain/menu/menu-tree';
import type { Db } from '../database/database';
import { deleteDrafts, draftsOf, type StoredDraft, writeDraft } from '../stores/menu/drafts';
import { newestVersion } from '../stores/menu/versions';
import { lockOutbox } from '../stores/outbox';

/** Who saves, and when (ISO). */
export type DraftAuthor = { name: string | null; at: string };

/**
 * Saves values as drafts, each in the place of an earlier draft of its item. A value as it is published ends the draft.
 * Works in the caller's transaction and takes the hotel's lock in it, which must be its first statement. Nothing is
 * validated: `checkMenu` says before what is wrong. Throws when the desk does not keep the menu. Rule: menu/ME7.
 */
export async function saveDrafts(
  db: Db,
  hotel: string,
  entries: readonly DraftEntry[],
  staff: DraftAuthor,
): Promise<void> {
  await lockOutbox(db, hotel);
  const newest = await newestVersion(db, hotel);
  if (newest === null) throw new Error('the desk does not keep this menu');
  const tree = readTree(newest.files);
  const { written, ended } = draftsAfter(tree, await draftsOf(db, hotel), entries, staff);
  await deleteDrafts(db, hotel, ended);
  for (const draft of written) await writeDraft(db, hotel, draft);
}

/** What saving values changes: the drafts that are written, and the items whose drafts end. `tree`: as published. */
export function draftsAfter(
  tree: MenuTree,
  drafts: readonly StoredDraft[],
  entries: readonly DraftEntry[],
  staff: DraftAuthor,
): { written: readonly StoredDraft[]; ended: readonly MenuItem[] } {
  const highest = drafts.reduce((version, draft) => Math.max(version, draft.version), 0);
  const written: StoredDraft[] = [];
  const ended: MenuItem[] = [];
  for (const [place, { item, value, parent }] of entries.entries()) {
    const base = itemValue(tree, item);
    const before = drafts.find((draft) => draft.item === item);
    if (value === null && base === null) ended.push(item, ...newBelow(drafts, item));
    else if (jsonEqual(value, base)) ended.push(item);
    else
      written.push({
        ...{ item, value, base, version: highest + 1 + place, staff: staff.name, updatedAt: staff.at },
        parent: base !== null || targetOf(item).kind === 'sequence' ? null : (parent ?? before?.parent ?? null),
      });
  }
  return { written, ended };
}

/** The drafts of what stands in a new section, and of its order, at every depth. */
function newBelow(drafts: readonly StoredDraft[], item: MenuItem): readonly MenuItem[] {
  const { kind, id } = targetOf(item);
  if (kind !== 'section' || id === null) return [];
  const inner = drafts.filter((draft) => draft.base === null && draft.parent === id).map((draft) => draft.item);
  return [sequenceItem(id), ...inner, ...inner.flatMap((each) => newBelow(drafts, each))];
}
