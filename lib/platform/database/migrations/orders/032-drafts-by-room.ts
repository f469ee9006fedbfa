import type { Kysely } from 'kysely';

/** Adds an index to count the draft orders of a room without a scan of all orders of the hotel. */
export async function draftsByRoom(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('guest_order_room')
    .on('guest_order')
    .columns(['hotel', 'number_room', 'status'])
    .execute();
}
