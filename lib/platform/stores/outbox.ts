import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';
import type { Db } from '../database/database';
import type { OutboxTable } from '../database/tables';
import { fromJson, toJson } from './json';

/**
 * A committed event for live listeners. Ids are numbered separately for each hotel over all channels, in the order of
 * commits.
 */
export type OutboxEvent = OrderOutboxEvent | ChatOutboxEvent;
/**
 * What guests of the hotel read has changed: by its staff, or by an import. For the caches of every process, and for
 * open pages, carts and desks (content/CC8).
 */
export type ContentEvent = { hotel: string; id: number; type: typeof CONTENT_CHANGED };
/**
 * Something has changed that only the hotel's staff know of: how they take care of a chat, a note of theirs or who has
 * it open, the settings of their desk, or their printers. Never sent to guests.
 */
export type StaffEvent = { hotel: string; id: number } & StaffChange;
type StaffChange =
  | { type: 'chat-managed'; chat_uuid: string }
  | { type: 'desk-settings-changed' }
  /** A printer, its queue, or a ticket that no printer has confirmed. */
  | { type: 'printers-changed' }
  /** Sessions were ended: each stream of the desk asks whether its own was. Rule: staff/SP7. */
  | { type: 'sessions-changed' };
/** Whatever the outbox holds. */
export type StoredEvent = OutboxEvent | ContentEvent | StaffEvent;
type OrderOutboxEvent = { hotel: string; id: number; type: OrderEvent['type']; order_uuid: string };
type ChatOutboxEvent = { hotel: string; id: number; chat_uuid: string } & ChatEvent;

const CONTENT_CHANGED = 'content-changed';
const STAFF_EVENTS: readonly string[] = [
  'chat-managed',
  'desk-settings-changed',
  'printers-changed',
  'sessions-changed',
] satisfies StaffChange['type'][];

export const isContentEvent = (event: StoredEvent): event is ContentEvent => event.type === CONTENT_CHANGED;
export const isStaffEvent = (event: StoredEvent): event is StaffEvent => STAFF_EVENTS.includes(event.type);

/**
 * Takes the hotel's next event id. As the first statement of a transaction it also locks out other writers of the hotel
 * until the commit, so that ids become visible in order.
 */
export async function nextEventId(db: Db, hotel: string): Promise<number> {
  const id = await takeEventId(db, hotel);
  if (id === null) throw new Error('the hotel is not stored');
  return id;
}

async function takeEventId(db: Db, hotel: string): Promise<number | null> {
  const row = await db
    .updateTable('hotel_counter')
    .set((counter) => ({ event_id: counter('event_id', '+', 1) }))
    .where('hotel', '=', hotel)
    .returning('event_id')
    .executeTakeFirst();
  return row?.event_id ?? null;
}

/**
 * Locks out other writers of the hotel until the commit, for a transaction that may not write an event. Every
 * transaction that writes several rows of a hotel takes this lock first, so that two cannot deadlock.
 */
export const lockOutbox = (db: Db, hotel: string) =>
  db
    .updateTable('hotel_counter')
    .set((counter) => ({ event_id: counter.ref('event_id') }))
    .where('hotel', '=', hotel)
    .execute();

/** Inserts an event in the same transaction as the change that it reports. `now`: an ISO time. */
export async function appendEvent(
  db: Db,
  hotel: string,
  event: Omit<OrderOutboxEvent, 'hotel'> | Omit<ChatOutboxEvent, 'hotel'>,
  now: string,
): Promise<OutboxEvent> {
  const appended = { hotel, ...event };
  await db
    .insertInto('outbox')
    .values({ ...rowOf(appended), created_at: now })
    .execute();
  return appended;
}

/** Inserts the events of orders that one transaction has changed. `now`: an ISO time. */
export async function appendOrderEvents(
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
  now: string,
): Promise<readonly OutboxEvent[]> {
  if (orderUuids.length === 0) return [];
  const { event_id: last } = await db
    .updateTable('hotel_counter')
    .set((counter) => ({ event_id: counter('event_id', '+', orderUuids.length) }))
    .where('hotel', '=', hotel)
    .returning('event_id')
    .executeTakeFirstOrThrow();
  const events = orderUuids.map((order_uuid, place) => ({
    ...{ hotel, type: 'order-updated' as const, order_uuid },
    id: last - orderUuids.length + 1 + place,
  }));
  await db
    .insertInto('outbox')
    .values(events.map((event) => ({ ...rowOf(event), created_at: now })))
    .execute();
  return events;
}

/**
 * Inserts the event of a change of content, as the first statements of the change's transaction; null when the hotel is
 * stored for the first time, which no process can have read yet. `now` is an ISO time.
 */
export async function appendContentEvent(db: Db, hotel: string, now: string): Promise<ContentEvent | null> {
  const id = await takeEventId(db, hotel);
  if (id === null) return null;
  const row = { hotel, id, channel: 'content' as const, subject: '', type: CONTENT_CHANGED, details: null };
  await db
    .insertInto('outbox')
    .values({ ...row, created_at: now })
    .execute();
  return { hotel, id, type: CONTENT_CHANGED };
}

/** Inserts the event of a change that only staff know of, in the transaction of the change. `now` is an ISO time. */
export async function appendStaffEvent(
  db: Db,
  hotel: string,
  { id, ...change }: { id: number } & StaffChange,
  now: string,
): Promise<StaffEvent> {
  const subject = change.type === 'chat-managed' ? change.chat_uuid : '';
  const row = { hotel, id, channel: 'staff' as const, subject, type: change.type, details: null };
  await db
    .insertInto('outbox')
    .values({ ...row, created_at: now })
    .execute();
  return { hotel, id, ...change };
}

type OutboxRow = Omit<OutboxTable, 'created_at'>;

function rowOf(event: OutboxEvent): OutboxRow {
  const { hotel, id, type } = event;
  if (!('chat_uuid' in event)) return { hotel, id, channel: 'order', subject: event.order_uuid, type, details: null };
  const details: ChatDetails = { chat_message_id: event.chat_message_id, extra: event.extra };
  return { hotel, id, channel: 'chat', subject: event.chat_uuid, type, details: toJson(details) };
}

type ChatDetails = Omit<ChatEvent, 'type'>;

/** More events than a guest who was offline for a night can have missed. */
const BATCH_LIMIT = 500;

/**
 * The orders and chats whose events a listener receives, as lower-case uuids. `wholeHotel`: all of the hotel's;
 * `content`: those of its catalogue too.
 */
export type Subjects = { orders: readonly string[]; chats: readonly string[]; wholeHotel: boolean; content: boolean };

/** The hotel's events after `lastId` that concern one of these subjects, oldest first. */
export async function eventsSince(
  db: Db,
  hotel: string,
  lastId: number,
  { orders, chats, wholeHotel, content }: Subjects,
): Promise<readonly StoredEvent[]> {
  const named = [{ channel: 'order', subjects: orders } as const, { channel: 'chat', subjects: chats } as const].filter(
    ({ subjects }) => subjects.length > 0,
  );
  if (named.length === 0 && !wholeHotel && !content) return [];
  const rows = await db
    .selectFrom('outbox')
    .select(['hotel', 'id', 'channel', 'subject', 'type', 'details'])
    .where('hotel', '=', hotel)
    .where('id', '>', lastId)
    .where((where) =>
      where.or([
        ...named.map(({ channel, subjects }) =>
          where.and([where('channel', '=', channel), where('subject', 'in', subjects)]),
        ),
        ...(wholeHotel ? [where('channel', 'in', ['order', 'chat', 'staff'])] : []),
        ...(content ? [where('channel', '=', 'content')] : []),
      ]),
    )
    .orderBy('id')
    .limit(BATCH_LIMIT)
    .execute();
  return rows.map(storedEventOf);
}

/** A batch of the hotel's events after `lastId`, oldest first. */
export async function eventsAfter(db: Db, hotel: string, lastId: number): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['hotel', 'id', 'channel', 'subject', 'type', 'details'])
    .where('hotel', '=', hotel)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(BATCH_LIMIT)
    .execute();
  return rows.map(storedEventOf);
}

/** When an event was written, an ISO time; null: it is deleted. */
export async function eventTime(db: Db, hotel: string, id: number): Promise<string | null> {
  const event = db.selectFrom('outbox').select('created_at').where('hotel', '=', hotel).where('id', '=', id);
  return (await event.executeTakeFirst())?.created_at ?? null;
}

/** The last event id of each hotel. */
export const lastEventIds = (db: Db): Promise<readonly { hotel: string; id: number }[]> =>
  db.selectFrom('hotel_counter').select(['hotel', 'event_id as id']).execute();

function storedEventOf(row: OutboxRow): StoredEvent {
  const { hotel, id, channel, subject } = row;
  if (channel === 'content') return { hotel, id, type: CONTENT_CHANGED };
  if (channel !== 'staff') return eventOf(row);
  if (row.type === 'chat-managed') return { hotel, id, type: row.type, chat_uuid: subject };
  const { type } = row;
  return {
    hotel,
    id,
    type: type === 'printers-changed' || type === 'sessions-changed' ? type : 'desk-settings-changed',
  };
}

/** Converts a row to its event. The types are trusted, because only this module writes this table. */
function eventOf({ hotel, id, channel, subject, type, details }: OutboxRow): OutboxEvent {
  if (channel === 'chat' && details !== null) {
    return { hotel, id, chat_uuid: subject, type: type as ChatEvent['type'], ...fromJson<ChatDetails>(details) };
  }
  return { hotel, id, type: type as OrderEvent['type'], order_uuid: subject };
}

/** Deletes every hotel's events that are older than a time. A guest who returns later fetches the orders anyway. */
export const deleteEventsBefore = (db: Db, before: string) =>
  db.deleteFrom('outbox').where('created_at', '<', before).execute();
