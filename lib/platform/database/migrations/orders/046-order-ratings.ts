import type { Kysely } from 'kysely';

/** Adds a table of the guests' ratings, at most one for each order. */
export const orderRatings = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('order_rating')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('words', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_rating_key', ['hotel', 'order_uuid'])
    .addForeignKeyConstraint('order_rating_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
