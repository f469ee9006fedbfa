import type { Kysely } from 'kysely';

/** Bytes that the guests of a hotel have uploaded on a day (UTC). */
export const uploadDays = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('upload_day')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_day_key', ['hotel', 'day'])
    .execute();
