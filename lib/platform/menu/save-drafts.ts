import { jsonEqual } from '@/lib/domain/json/json-equal';
import type { DraftEntry } from '@/lib/domain/menu/apply-drafts';
import { itemValue } from '@/lib/domain/menu/item-value';
import { type MenuItem, targetOf } from '@/lib/domain/menu/menu-item';
import { type MenuTree, readTree } from '@/lib/domain/menu/menu-tree';
import { idleOrders, rehomeDrafts } from '@/lib/domain/menu/settle-drafts';
import type { Db } from '../database/database';
import { deleteDrafts, draftsOf, type StoredDraft, writeDrafts } from '../stores/menu/drafts';
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
  await writeDrafts(db, hotel, written);
}

/** What saving values changes: the drafts that are written, and the items whose drafts end. `tree`: as published. */
export function draftsAfter(
  tree: MenuTree,
  drafts: readonly StoredDraft[],
  entries: readonly DraftEntry[],
  staff: DraftAuthor,
): { written: readonly StoredDraft[]; ended: readonly MenuItem[] } {
  const highest = drafts.reduce((version, draft) => Math.max(version, draft.version), 0);
  const stored = new Map(drafts.map((draft) => [draft.item, draft]));
  const written: StoredDraft[] = [];
  const ended: MenuItem[] = [];
  for (const [place, { item, value, parent }] of entries.entries()) {
    const base = itemValue(tree, item);
    if (!isOrder(item) && jsonEqual(value, base)) ended.push(item);
    else
      written.push({
        ...{ item, value, base, version: highest + 1 + place, staff: staff.name, updatedAt: staff.at },
        parent: base !== null || isOrder(item) ? null : (parent ?? stored.get(item)?.parent ?? null),
      });
  }
  const replaced = new Set(entries.map(({ item }) => item));
  const left = [...drafts.filter(({ item }) => !replaced.has(item)), ...written];
  // Only with a new section anything else goes.
  const isSectionGone = ended.some((item) => targetOf(item).kind === 'section' && itemValue(tree, item) === null);
  const { moved, gone } = isSectionGone ? rehomeDrafts(tree, { before: drafts, left }) : NOTHING;
  const idle = idleOrders(tree, left);
  const over = new Set([...gone, ...idle]);
  const rehomed = new Map(moved.map((draft) => [draft.item, draft]));
  const saved = written.filter(({ item }) => !over.has(item) && !rehomed.has(item));
  return { written: [...saved, ...moved], ended: [...ended, ...over] };
}

const NOTHING = { moved: [], gone: [] } as const;

const isOrder = (item: MenuItem): boolean => targetOf(item).kind === 'sequence';
