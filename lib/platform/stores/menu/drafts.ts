import type { Draft } from '@/lib/domain/menu/apply-drafts';
import type { FileValue, MenuItem } from '@/lib/domain/menu/menu-item';
import type { Db } from '../../database/database';
import { chunks } from '../chunks';
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
    // Only `writeDrafts` writes items.
    item: row.item as MenuItem,
    value: parsed(row.value),
    base: parsed(row.base),
    parent: row.parent,
    version: row.version,
    staff: row.staff,
    updatedAt: row.updated_at,
  }));
}

/** Writes drafts, each in the place of an earlier one of its item. No two are of the same item. */
export async function writeDrafts(db: Db, hotel: string, drafts: readonly StoredDraft[]): Promise<void> {
  const rows = drafts.map(({ value, base, updatedAt, ...own }) => ({
    ...{ hotel, ...own, value: jsonOf(value), base: jsonOf(base), updated_at: updatedAt },
  }));
  for (const chunk of chunks(rows))
    await db
      .insertInto('menu_draft')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['hotel', 'item']).doUpdateSet(({ ref }) => ({
          value: ref('excluded.value'),
          base: ref('excluded.base'),
          parent: ref('excluded.parent'),
          version: ref('excluded.version'),
          staff: ref('excluded.staff'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute();
}

/** Deletes the drafts of these items; null: all. */
export async function deleteDrafts(db: Db, hotel: string, items: readonly MenuItem[] | null): Promise<void> {
  if (items !== null && items.length === 0) return;
  const ofHotel = db.deleteFrom('menu_draft').where('hotel', '=', hotel);
  await (items === null ? ofHotel : ofHotel.where('item', 'in', items)).execute();
}
