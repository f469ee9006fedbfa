import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';
import type { Db } from '../database/database';
import type { OutboxTable } from '../database/tables';
import { fromJson, toJson } from './json';

/** Something that happened, to be told live. Ids count per hotel over both channels, in the order of the commits. */
export type OutboxEvent = OrderOutboxEvent | ChatOutboxEvent;
export type OrderOutboxEvent = { hotel: string; id: number; type: OrderEvent['type']; order_uuid: string };
export type ChatOutboxEvent = { hotel: string; id: number; chat_uuid: string } & ChatEvent;

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

/**
 * Holds back the hotel's other writers until the commit, for a transaction that may have nothing to tell. Everybody who
 * writes several rows of a hotel takes this one first, so that two never wait for each other.
 */
export const lockOutbox = (db: Db, hotel: string) =>
  db
    .updateTable('hotel_counter')
    .set((counter) => ({ event_id: counter.ref('event_id') }))
    .where('hotel', '=', hotel)
    .execute();

/** Writes an event within the transaction that made it true. `now` is an ISO time. */
export async function append(
  db: Db,
  hotel: string,
  event: Omit<OrderOutboxEvent, 'hotel'> | Omit<ChatOutboxEvent, 'hotel'>,
  now: string,
): Promise<OutboxEvent> {
  const told = { hotel, ...event };
  await db
    .insertInto('outbox')
    .values({ ...rowOf(told), created_at: now })
    .execute();
  return told;
}

type OutboxRow = Omit<OutboxTable, 'created_at'>;

function rowOf(event: OutboxEvent): OutboxRow {
  const { hotel, id, type } = event;
  if (!('chat_uuid' in event)) return { hotel, id, channel: 'order', subject: event.order_uuid, type, details: null };
  const details: ChatDetails = { chat_message_id: event.chat_message_id, extra: event.extra };
  return { hotel, id, channel: 'chat', subject: event.chat_uuid, type, details: toJson(details) };
}

type ChatDetails = Omit<ChatEvent, 'type'>;

/** More than a guest who was away for a night can have missed. */
const MOST_AT_ONCE = 500;

/** What somebody wants to hear of: orders and chats by their uuids, in lower case. */
export type Subjects = { orders: readonly string[]; chats: readonly string[] };

/** The hotel's events after `lastId` that concern one of these, oldest first. */
export async function eventsSince(
  db: Db,
  hotel: string,
  lastId: number,
  { orders, chats }: Subjects,
): Promise<readonly OutboxEvent[]> {
  const named = [{ channel: 'order', subjects: orders } as const, { channel: 'chat', subjects: chats } as const].filter(
    ({ subjects }) => subjects.length > 0,
  );
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .select(['hotel', 'id', 'channel', 'subject', 'type', 'details'])
    .where('hotel', '=', hotel)
    .where('id', '>', lastId)
    .where((where) =>
      where.or(
        named.map(({ channel, subjects }) =>
          where.and([where('channel', '=', channel), where('subject', 'in', subjects)]),
        ),
      ),
    )
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(eventOf);
}

/** The hotel's events after `lastId`, oldest first; there may be more than come at once. */
export async function eventsAfter(db: Db, hotel: string, lastId: number): Promise<readonly OutboxEvent[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['hotel', 'id', 'channel', 'subject', 'type', 'details'])
    .where('hotel', '=', hotel)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(eventOf);
}

/** The last event that each hotel has written. */
export const lastEventIds = (db: Db): Promise<readonly { hotel: string; id: number }[]> =>
  db.selectFrom('hotel_counter').select(['hotel', 'event_id as id']).execute();

/** An event as it was told when it was written. Only `append` writes here, so its types are known. */
export function eventOf({ hotel, id, channel, subject, type, details }: OutboxRow): OutboxEvent {
  if (channel === 'chat' && details !== null) {
    return { hotel, id, chat_uuid: subject, type: type as ChatEvent['type'], ...fromJson<ChatDetails>(details) };
  }
  return { hotel, id, type: type as OrderEvent['type'], order_uuid: subject };
}

/** Forgets every hotel's events from before a time: a guest who comes back fetches the orders anyway. */
export const deleteEventsBefore = (db: Db, before: string) =>
  db.deleteFrom('outbox').where('created_at', '<', before).execute();
