import type { OrderEvent } from '@/lib/contract/order';
import type { Db } from '../database/database';
import type { OutboxTable } from '../database/tables';

/** Something that happened to an order, to be told live. Ids count per hotel, in the order of the commits. */
export type OutboxEvent = { hotel: string; id: number; type: OrderEvent['type']; order_uuid: string };

/**
 * Takes the hotel's next event id. As the first statement of a transaction it also holds back the hotel's other
 * writers until the commit, so that ids become visible in their order.
 */
export async function nextEventId(db: Db, hotel: string): Promise<number> {
  const row = await db
    .updateTable('hotel_counter')
    .set((counter) => ({ event_id: counter('event_id', '+', 1) }))
    .where('hotel', '=', hotel)
    .returning('event_id')
    .executeTakeFirstOrThrow();
  return row.event_id;
}

/** Writes an event within the transaction that made it true. `now` is an ISO time. */
export async function append(
  db: Db,
  hotel: string,
  event: Omit<OutboxEvent, 'hotel'>,
  now: string,
): Promise<OutboxEvent> {
  await db
    .insertInto('outbox')
    .values({ hotel, ...event, created_at: now })
    .execute();
  return { hotel, ...event };
}

/** More than a guest who was away for a night can have missed. */
const MOST_AT_ONCE = 500;

/** The hotel's events after `lastId` that concern one of these orders, oldest first. */
export async function eventsSince(
  db: Db,
  hotel: string,
  lastId: number,
  orderUuids: readonly string[],
): Promise<readonly OutboxEvent[]> {
  if (orderUuids.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .select(['hotel', 'id', 'type', 'order_uuid'])
    .where('hotel', '=', hotel)
    .where('id', '>', lastId)
    .where('order_uuid', 'in', orderUuids)
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(eventOf);
}

const eventOf = (row: Omit<OutboxTable, 'created_at'>): OutboxEvent => ({
  hotel: row.hotel,
  id: row.id,
  type: row.type === 'order-created' ? 'order-created' : 'order-updated',
  order_uuid: row.order_uuid,
});

/** Forgets events from before a time: a guest who comes back fetches the orders anyway (reading 42). */
export const forgetEventsBefore = (db: Db, hotel: string, before: string) =>
  db.deleteFrom('outbox').where('hotel', '=', hotel).where('created_at', '<', before).execute();
