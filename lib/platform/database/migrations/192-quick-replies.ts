import type { Kysely } from 'kysely';

/** Adds the quick replies that staff of a hotel have edited at their desk. */
export async function quickReplies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quick_reply_list')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code').primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('replies', 'text')
    .addColumn('changed_by', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
}
