import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import type { ChatNotificationType, OrderNotificationType } from '../database/notification-table';
import { insertNotifications, type StoredNotification } from '../stores/notifications';
import { subscriptionsOfOrder, subscriptionsOfPerson } from '../stores/push-subscriptions';
import { hasWebhookTopic } from './notification-targets';

/** What a notification reports. */
export type Change = Pick<StoredNotification, 'type' | 'sequence'> &
  Partial<Pick<StoredNotification, 'order_uuid' | 'order_status' | 'escalation' | 'chat_uuid'>>;
type OrderChange = Change &
  Pick<StoredNotification, 'order_uuid' | 'order_status' | 'escalation'> & { type: OrderNotificationType };
type ChatChange = { type: ChatNotificationType; chat_uuid: string; sequence: number };
/** Channel and recipient of one delivery. */
type Delivery = Pick<StoredNotification, 'channel' | 'recipient'>;

const TO_WEBHOOK: Delivery = { channel: 'webhook', recipient: null };

/**
 * Stores the notifications of an order's change in the transaction of the change: to the webhook every change, to the mailbox
 * only orders that staff must take up, and to each subscribed phone of the guest the changes of status and corrections. Rules:
 * notifications/NO4, notifications/NO8, push/PU7.
 */
export async function addNotifications(
  context: PlatformContext,
  db: Db,
  hotel: string,
  change: OrderChange,
): Promise<void> {
  const { notificationTargets, push } = context;
  const isForGuest = change.type === 'order.status_changed' || change.type === 'order.corrected';
  const phones = push === null || !isForGuest ? [] : await subscriptionsOfOrder(db, hotel, change.order_uuid);
  const deliveries: readonly Delivery[] = [
    ...(hasWebhookTopic(notificationTargets, hotel, 'orders') ? [TO_WEBHOOK] : []),
    ...(isForGuest || notificationTargets.mail(hotel) === null ? [] : [{ channel: 'mail', recipient: null } as const]),
    ...phones.map((recipient) => ({ channel: 'push', recipient }) as const),
  ];
  await insertDeliveries(context, db, hotel, { change, deliveries });
}

/** Stores, in the transaction of an answer in the chat, the notifications to its guest's phones. Rule: push/PU7. */
export async function addAnswerNotifications(
  context: PlatformContext,
  db: Db,
  hotel: string,
  { person, sequence }: { person: string; sequence: number },
): Promise<void> {
  if (context.push === null) return;
  const phones = await subscriptionsOfPerson(db, hotel, person);
  const change = { type: 'chat.answered', sequence } as const;
  await insertDeliveries(context, db, hotel, {
    change,
    deliveries: phones.map(({ id }) => ({ channel: 'push', recipient: id })),
  });
}

/** Stores, in the transaction that schedules the next one, the reminder of a booked time to its guest's phones. Rule: push/PU10. */
export async function addReminder(
  context: PlatformContext,
  db: Db,
  hotel: string,
  { order_uuid, sequence }: { order_uuid: string; sequence: number },
): Promise<void> {
  if (context.push === null) return;
  const phones = await subscriptionsOfOrder(db, hotel, order_uuid);
  const change = { type: 'order.reminder', order_uuid, sequence } as const;
  await insertDeliveries(context, db, hotel, {
    change,
    deliveries: phones.map((recipient) => ({ channel: 'push', recipient })),
  });
}

/**
 * Stores, in the transaction of the change, the notification of a chat that a guest has started or written in, for a hotel
 * whose webhook receives chats. Rule: notifications/NO11.
 */
export async function addChatNotification(
  context: PlatformContext,
  db: Db,
  hotel: string,
  change: ChatChange,
): Promise<void> {
  if (!hasWebhookTopic(context.notificationTargets, hotel, 'chats')) return;
  await insertDeliveries(context, db, hotel, { change, deliveries: [TO_WEBHOOK] });
}

/** What the columns say of an event that has no order or no chat. */
const ABSENT = { order_uuid: '', order_status: '', escalation: 0, chat_uuid: null } as const;

/** Stores one notification for each delivery. */
export async function insertDeliveries(
  { now, uuid }: PlatformContext,
  db: Db,
  hotel: string,
  { change, deliveries }: { change: Change; deliveries: readonly Delivery[] },
): Promise<void> {
  const time = now().toISOString();
  const unsent = { attempts: 0, due_at: time, last_error: null, created_at: time };
  await insertNotifications(
    db,
    deliveries.map((delivery) => ({ ...ABSENT, ...change, ...unsent, ...delivery, id: uuid(), hotel })),
  );
}
