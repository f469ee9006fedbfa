import type { ChatMessage } from '@/lib/contract/chat';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { personSearch } from '@/lib/domain/desk/person-search';
import { isOpen } from '@/lib/domain/orders/order-status';
import { changeContent } from '../catalogue/change-content';
import type { PlatformContext } from '../context';
import { uploadPath } from '../files/upload-name';
import { type DeskOrder, deskOrders } from '../orders/order-card';
import { filesOfChat } from '../stores/chat/chat-files';
import { messagesOf } from '../stores/chat/chat-messages';
import { chatsOfPerson, type StoredChat } from '../stores/chat/chats';
import { consentsOfOrders, type GivenConsent } from '../stores/consents';
import { findPersons, type PersonRange } from '../stores/find-persons';
import type { HotelKey } from '../stores/hotels';
import { emptyAnswers } from '../stores/idempotent-calls';
import { deleteEntriesOfPerson, entriesOfPerson, type StoredEntry } from '../stores/lotteries';
import { ordersOfPerson } from '../stores/orders';
import { appendEvent, lockOutbox, nextEventId, type OutboxEvent } from '../stores/outbox';
import { anonymiseOrders, deletePerson } from '../stores/personal-data';
import { type StoredPerson, storedPerson } from '../stores/persons';
import {
  deleteSubscriptionsOfPerson,
  type StoredSubscription,
  subscriptionsOfPerson,
} from '../stores/push-subscriptions';
import { rollBackOnNull } from '../stores/roll-back-unless';
import { deleteChatWithFiles } from './delete-chat';

/** Everything that a hotel stores about a person. Rule: staff-api/DK5 */
export type PersonExport = {
  person: StoredPerson;
  orders: readonly DeskOrder[];
  consents: readonly GivenConsent[];
  chats: readonly PersonChat[];
  lottery_entries: readonly Omit<StoredEntry, 'person_uuid'>[];
  /** The phones that the person lets be notified, without their secrets. */
  push_subscriptions: readonly Pick<StoredSubscription, 'endpoint' | 'language' | 'created_at' | 'expires_at'>[];
};

type PersonChat = Pick<StoredChat, 'uuid' | 'language' | 'room_number' | 'phone' | 'created_at' | 'updated_at'> & {
  is_hotel_guest: boolean;
  messages: readonly ChatMessage[];
  /** All files, including those that no message names. */
  files: readonly { path: string; size: number; created_at: string }[];
};

/** The hotel's persons who gave a room or a phone. Rule: desk/DE28. */
export const findDeskPersons = (
  { database }: PlatformContext,
  { code }: HotelKey,
  text: string,
  range: PersonRange,
): Promise<readonly StoredPerson[]> => findPersons(database.db, code, { search: personSearch(text), ...range });

export async function exportPerson(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
): Promise<ApiResponse<PersonExport>> {
  const { database } = context;
  const person = await storedPerson(database.db, hotel.code, uuid);
  if (person === null) return refused('not-found');
  const orders = await ordersOfPerson(database.db, hotel.code, uuid);
  const chats = await chatsOfPerson(database.db, hotel.code, uuid);
  return succeeded({
    person,
    orders: await deskOrders(database, hotel, orders, context.now()),
    consents: await consentsOfOrders(
      database.db,
      hotel.code,
      orders.map((order) => order.uuid),
    ),
    chats: await Promise.all(chats.map((chat) => exportChat(context, hotel, chat))),
    lottery_entries: (await entriesOfPerson(database.db, hotel.code, uuid)).map(({ person_uuid, ...entry }) => entry),
    push_subscriptions: (await subscriptionsOfPerson(database.db, hotel.code, uuid)).map(
      ({ endpoint, language, created_at, expires_at }) => ({ endpoint, language, created_at, expires_at }),
    ),
  });
}

async function exportChat({ database }: PlatformContext, hotel: HotelKey, chat: StoredChat): Promise<PersonChat> {
  const { uuid, language, room_number, phone, created_at, updated_at } = chat;
  const files = await filesOfChat(database.db, hotel.code, uuid);
  return {
    ...{ uuid, language, room_number, phone, created_at, updated_at },
    is_hotel_guest: chat.is_hotel_guest === 1,
    messages: await messagesOf(database.db, hotel.code, uuid, { after: null, limit: null }),
    files: files.map(({ name, ...file }) => ({ path: uploadPath(hotel.code, name), ...file })),
  };
}

/** How many entities were deleted or anonymised. */
type DeletedPerson = {
  orders: number;
  chats: number;
  files: number;
  lottery_entries: number;
  push_subscriptions: number;
};

/**
 * Deletes a person: anonymises their orders, and deletes their chats with the files, their entries in draws and their
 * subscriptions to notifications. Refused as `invalid` with the field `orders` while an order is open, because the order needs the room and the name.
 */
export async function deletePersonData(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
): Promise<ApiResponse<DeletedPerson>> {
  const { database } = context;
  if ((await storedPerson(database.db, hotel.code, uuid)) === null) return refused('not-found');
  const events = await anonymiseEnded(context, hotel, uuid);
  if (events === null) return refused('invalid', { orders: 'this person has an order that is not done or cancelled' });
  // Open desks read the orders again, which they still show with the name.
  for (const event of events) context.publishEvent(event);
  const chats = await chatsOfPerson(database.db, hotel.code, uuid);
  let files = 0;
  for (const chat of chats) files += await deleteChatWithFiles(context, hotel.code, chat.uuid);
  const entries = await deleteLotteryEntries(context, hotel, uuid);
  const subscriptions = await database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel.code);
    return deleteSubscriptionsOfPerson(db, hotel.code, uuid);
  });
  await emptyAnswers(database.db, hotel.code);
  // Deletes the person last, so that an interrupted call can be repeated.
  await deletePerson(database.db, hotel.code, uuid);
  return succeeded({
    orders: events.length,
    chats: chats.length,
    files,
    lottery_entries: entries,
    push_subscriptions: subscriptions,
  });
}

/**
 * Anonymises a person's orders and returns the events of their change. While one of them is open, changes nothing and
 * returns null.
 */
const anonymiseEnded = (
  context: PlatformContext,
  hotel: HotelKey,
  personUuid: string,
): Promise<readonly OutboxEvent[] | null> =>
  rollBackOnNull(context.database, async (db) => {
    await lockOutbox(db, hotel.code);
    const orders = await ordersOfPerson(db, hotel.code, personUuid);
    if (orders.some(({ status }) => isOpen(status))) return null;
    const uuids = orders.map((order) => order.uuid);
    const now = context.now().toISOString();
    await anonymiseOrders(db, hotel.code, uuids, now);
    const events: OutboxEvent[] = [];
    for (const order_uuid of uuids) {
      const updated = { id: await nextEventId(db, hotel.code), type: 'order-updated' as const, order_uuid };
      events.push(await appendEvent(db, hotel.code, updated, now));
    }
    return events;
  });

/** Deletes a person's entries in draws. The caches are emptied too, because they may hold the name of a winner. */
async function deleteLotteryEntries(context: PlatformContext, hotel: HotelKey, uuid: string): Promise<number> {
  const entries = await entriesOfPerson(context.database.db, hotel.code, uuid);
  if (entries.length === 0) return 0;
  return (await changeContent(context, hotel, (db) => deleteEntriesOfPerson(db, hotel.code, uuid))) ?? 0;
}
