import type { Kysely } from 'kysely';

/** Creates the table of announcements. */
export async function announcements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcement')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('file_hash', 'text')
    .addPrimaryKeyConstraint('announcement_key', ['hotel', 'id'])
    .execute();
}
