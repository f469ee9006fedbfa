import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { insertNotifications, type StoredNotification } from '../stores/notifications';

type OrderChange = Pick<StoredNotification, 'type' | 'order_uuid' | 'order_status' | 'escalation' | 'sequence'>;

/**
 * Stores the notifications of an order's change in the transaction of the change, for every channel that the operator
 * has configured. Mails are only about orders that somebody must take up. Rules: notifications/NO4, notifications/NO8.
 */
export async function addNotifications(
  { notificationTargets, now, uuid }: PlatformContext,
  db: Db,
  hotel: string,
  change: OrderChange,
): Promise<void> {
  const isMailed = change.type !== 'order.status_changed';
  const channels = [
    ...(notificationTargets.webhook(hotel) === null ? [] : (['webhook'] as const)),
    ...(!isMailed || notificationTargets.mail(hotel) === null ? [] : (['mail'] as const)),
  ];
  const time = now().toISOString();
  const unsent = { attempts: 0, due_at: time, last_error: null, created_at: time };
  await insertNotifications(
    db,
    channels.map((channel) => ({ ...change, ...unsent, id: uuid(), hotel, channel })),
  );
}
