import type { Kysely } from 'kysely';

/** How much the guests of a hotel have sent on a day (UTC): one row a day, counted up as files are kept. */
export const uploadDays = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('upload_day')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_day_key', ['hotel', 'day'])
    .execute();
