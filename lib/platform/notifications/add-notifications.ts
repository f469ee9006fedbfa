import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import type { OrderNotificationType } from '../database/notification-table';
import { insertNotifications, type StoredNotification } from '../stores/notifications';
import { subscriptionsOfOrder, subscriptionsOfPerson } from '../stores/push-subscriptions';

type Change = Pick<StoredNotification, 'type' | 'order_uuid' | 'order_status' | 'escalation' | 'sequence'>;
type OrderChange = Change & { type: OrderNotificationType };
/** How one copy of a notification goes out. */
type Way = Pick<StoredNotification, 'channel' | 'recipient'>;

/**
 * Stores the notifications of an order's change in the transaction of the change: for every channel that the operator has
 * configured, and a change of status for every phone that its guest lets be notified. Mails are only about orders that
 * somebody must take up. Rules: notifications/NO4, notifications/NO8, push/PU7.
 */
export async function addNotifications(
  context: PlatformContext,
  db: Db,
  hotel: string,
  change: OrderChange,
): Promise<void> {
  const { notificationTargets, push } = context;
  const isMove = change.type === 'order.status_changed';
  const phones = push === null || !isMove ? [] : await subscriptionsOfOrder(db, hotel, change.order_uuid);
  const ways: readonly Way[] = [
    ...(notificationTargets.webhook(hotel) === null ? [] : [{ channel: 'webhook', recipient: null } as const]),
    ...(isMove || notificationTargets.mail(hotel) === null ? [] : [{ channel: 'mail', recipient: null } as const]),
    ...phones.map((recipient) => ({ channel: 'push', recipient }) as const),
  ];
  await insert(context, db, hotel, { change, ways });
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
  const change = { type: 'chat.answered', order_uuid: '', order_status: '', escalation: 0, sequence } as const;
  await insert(context, db, hotel, { change, ways: phones.map(({ id }) => ({ channel: 'push', recipient: id })) });
}

async function insert(
  { now, uuid }: PlatformContext,
  db: Db,
  hotel: string,
  { change, ways }: { change: Change; ways: readonly Way[] },
): Promise<void> {
  const time = now().toISOString();
  const unsent = { attempts: 0, due_at: time, last_error: null, created_at: time };
  await insertNotifications(
    db,
    ways.map((way) => ({ ...change, ...unsent, ...way, id: uuid(), hotel })),
  );
}
