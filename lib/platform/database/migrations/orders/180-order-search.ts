import type { Kysely } from 'kysely';

/**
 * Adds the texts by which staff find orders, in a narrow table of their own: a search reads it as a whole. It is filled by
 * the searches themselves.
 */
export async function orderSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_search')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('num', 'bigint', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('dishes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_search_key', ['hotel', 'num'])
    .execute();
}
