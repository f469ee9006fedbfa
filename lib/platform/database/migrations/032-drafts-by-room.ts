import type { Kysely } from 'kysely';

/** Counts the draft orders of a room without scanning all of the hotel's. */
export async function draftsByRoom(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('guest_order_room')
    .on('guest_order')
    .columns(['hotel', 'number_room', 'status'])
    .execute();
}
