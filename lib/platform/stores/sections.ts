import type { SectionOwn } from '../content';
import type { Db } from '../database/database';
import { fromJson } from './json';

export type StoredSection = { id: number; parentId: number | null; own: SectionOwn };

/**
 * Every section of a hotel, in the order of its files. A hotel has some dozens of sections, so one query reads them
 * all.
 */
export async function sectionsOf(db: Db, hotel: string): Promise<readonly StoredSection[]> {
  const rows = await db
    .selectFrom('section')
    .select(['id', 'parent_id', 'content'])
    .where('hotel', '=', hotel)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, parentId: row.parent_id, own: fromJson<SectionOwn>(row.content) }));
}

/** One section's own fields; null: there is no such section. */
export async function sectionOwn(db: Db, hotel: string, id: number): Promise<SectionOwn | null> {
  const row = await db
    .selectFrom('section')
    .select('content')
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromJson<SectionOwn>(row.content);
}
