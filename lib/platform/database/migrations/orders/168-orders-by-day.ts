import type { Kysely } from 'kysely';

/** Adds an index that leads to the orders of a day without a scan of all orders of the hotel. */
export async function ordersByDay(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('guest_order_created')
    .on('guest_order')
    .columns(['hotel', 'created_at', 'num'])
    .execute();
}
