import { withHours } from '@/lib/domain/content/staff-changes';
import type { SectionOwn } from '../../content/hotel-content';
import type { Db } from '../../database/database';
import { currentChanges } from '../content-changes';
import { fromJson } from '../json';

export type StoredSection = { id: number; parentId: number | null; own: SectionOwn };

/**
 * Every section of a hotel, in the order of its files. A hotel has some dozens of sections, so one query reads them
 * all.
 */
export async function fileSections(db: Db, hotel: string): Promise<readonly StoredSection[]> {
  const rows = await db
    .selectFrom('section')
    .select(['id', 'parent_id', 'content'])
    .where('hotel', '=', hotel)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, parentId: row.parent_id, own: fromJson<SectionOwn>(row.content) }));
}

/** Every section with the hours that staff have set over the file's. Rules: content/CC2, content/CC3. */
export async function sectionsOf(db: Db, hotel: string): Promise<readonly StoredSection[]> {
  const sections = await fileSections(db, hotel);
  const changes = await currentChanges(db, hotel, { kind: 'section', field: 'hours' });
  if (changes.all.length === 0) return sections;
  return sections.map((section) => {
    const { hours } = changes.of({ kind: 'section', id: section.id });
    return hours === null
      ? section
      : { ...section, own: { ...section.own, schedule: withHours(section.own.schedule, hours) } };
  });
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
