import { addDays } from '@/lib/domain/booking/calendar-date';
import type { Db } from '../../database/database';

/** A number of places in one slot of a product. `slot` is the slot's value, 'YYYY-MM-DD HH:MM:SS'. */
export type SlotPlaces = { productId: number; slot: string; places: number };

/**
 * The sold places in each slot of a product between two days, both included. Slots without sold places are missing.
 */
export async function soldPlaces(
  db: Db,
  hotel: string,
  query: { productId: number; from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('slot')
    .select(['slot_key', 'taken'])
    .where('hotel', '=', hotel)
    .where('product_id', '=', query.productId)
    .where('slot_key', '>=', query.from)
    .where('slot_key', '<', addDays(query.to, 1))
    .execute();
  return new Map(rows.map((row) => [row.slot_key, row.taken]));
}

/**
 * Takes places of a slot if enough are left; the statement itself checks the condition. False when there are not
 * enough.
 */
export async function takeSlot(db: Db, hotel: string, wanted: SlotPlaces, capacity: number): Promise<boolean> {
  const { productId, slot, places } = wanted;
  if (places > capacity) return false;
  const written = await db
    .insertInto('slot')
    .values({ hotel, product_id: productId, slot_key: slot, taken: places })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'product_id', 'slot_key'])
        .doUpdateSet((row) => ({ taken: row('slot.taken', '+', places) }))
        .where('slot.taken', '<=', capacity - places),
    )
    .returning('taken')
    .execute();
  return written.length === 1;
}

/** Stores which places an order holds, so that they can be released. */
export async function insertOrderSlots(
  db: Db,
  hotel: string,
  orderUuid: string,
  slots: readonly SlotPlaces[],
): Promise<void> {
  if (slots.length === 0) return;
  const rows = slots.map(({ productId, slot, places }) => ({
    hotel,
    order_uuid: orderUuid,
    product_id: productId,
    slot_key: slot,
    taken: places,
  }));
  await db.insertInto('order_slot').values(rows).execute();
}

/** Releases every place that an order holds. Does nothing when called again. */
export async function releaseSlots(db: Db, hotel: string, orderUuid: string): Promise<void> {
  const released = await db
    .deleteFrom('order_slot')
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .returning(['product_id', 'slot_key', 'taken'])
    .execute();
  for (const { product_id, slot_key, taken } of released)
    await changeSlot(db, hotel, { productId: product_id, slot: slot_key, places: -taken });
}

/** Changes how many places of a slot are taken, without a look at its capacity. `places`: below 0 for what is released. */
export async function changeSlot(db: Db, hotel: string, { productId, slot, places }: SlotPlaces): Promise<void> {
  await db
    .updateTable('slot')
    .set((row) => ({ taken: row('taken', '+', places) }))
    .where('hotel', '=', hotel)
    .where('product_id', '=', productId)
    .where('slot_key', '=', slot)
    .execute();
}

/** The places that an order holds. */
export async function bookedSlots(db: Db, hotel: string, orderUuid: string): Promise<readonly SlotPlaces[]> {
  const rows = await db
    .selectFrom('order_slot')
    .select(['product_id', 'slot_key', 'taken'])
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .execute();
  return rows.map(({ product_id, slot_key, taken }) => ({ productId: product_id, slot: slot_key, places: taken }));
}

/** Stores how many places of a slot an order holds now. */
export async function saveBookedSlot(
  db: Db,
  hotel: string,
  orderUuid: string,
  { productId, slot, places }: SlotPlaces,
): Promise<void> {
  await db
    .deleteFrom('order_slot')
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .where('product_id', '=', productId)
    .where('slot_key', '=', slot)
    .execute();
  if (places > 0) await insertOrderSlots(db, hotel, orderUuid, [{ productId, slot, places }]);
}
