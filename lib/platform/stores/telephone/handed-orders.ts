import type { Db } from '../../database/database';

/** A stay of a room, which is written as in the hotel's list. */
type RoomStay = { room: string; stay: number };

/** Hands an order to the devices that prove its room in a stay. */
export async function saveHandedStay(db: Db, hotel: string, uuid: string, { room, stay }: RoomStay): Promise<void> {
  await db
    .updateTable('guest_order')
    .set({ handed_room: room, handed_stay: stay })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();
}

/** The uuids of the orders that were handed to the devices of a stay, the oldest first. */
export async function handedOrders(db: Db, hotel: string, { room, stay }: RoomStay): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('guest_order')
    .select('uuid')
    .where('hotel', '=', hotel)
    .where('handed_room', '=', room)
    .where('handed_stay', '=', stay)
    .orderBy('num')
    .execute();
  return rows.map(({ uuid }) => uuid);
}
