import type { Kysely } from 'kysely';

/** Adds a table of the bytes that a hotel's guests have uploaded on each day (UTC). */
export const uploadDays = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('upload_day')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_day_key', ['hotel', 'day'])
    .execute();
