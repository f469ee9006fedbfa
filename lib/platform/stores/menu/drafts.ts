import type { Draft } from '@/lib/domain/menu/apply-drafts';
import type { FileValue, MenuItem } from '@/lib/domain/menu/menu-item';
import type { Db } from '../../database/database';
import { fromJson, toJson } from '../json';

/** A draft with who saved it last, and when (ISO). */
export type StoredDraft = Draft & { staff: string | null; updatedAt: string };

const parsed = (json: string | null): FileValue | null => (json === null ? null : fromJson<FileValue>(json));
const jsonOf = (value: FileValue | null): string | null => (value === null ? null : toJson(value));

/** Every draft of a hotel, the oldest first. */
export async function draftsOf(db: Db, hotel: string): Promise<readonly StoredDraft[]> {
  const rows = await db
    .selectFrom('menu_draft')
    .selectAll()
    .where('hotel', '=', hotel)
    .orderBy('version')
    .orderBy('item')
    .execute();
  return rows.map((row) => ({
    // Only `writeDraft` writes items.
    item: row.item as MenuItem,
    value: parsed(row.value),
    base: parsed(row.base),
    parent: row.parent,
    version: row.version,
    staff: row.staff,
    updatedAt: row.updated_at,
  }));
}

/** Writes a draft in the place of an earlier one of its item. */
export async function writeDraft(db: Db, hotel: string, draft: StoredDraft): Promise<void> {
  const { item, value, base, updatedAt, ...own } = draft;
  const row = { ...own, value: jsonOf(value), base: jsonOf(base), updated_at: updatedAt };
  await db
    .insertInto('menu_draft')
    .values({ hotel, item, ...row })
    .onConflict((conflict) => conflict.columns(['hotel', 'item']).doUpdateSet(row))
    .execute();
}

/** Deletes the drafts of these items; null: all. */
export async function deleteDrafts(db: Db, hotel: string, items: readonly MenuItem[] | null): Promise<void> {
  if (items !== null && items.length === 0) return;
  const ofHotel = db.deleteFrom('menu_draft').where('hotel', '=', hotel);
  await (items === null ? ofHotel : ofHotel.where('item', 'in', items)).execute();
}
