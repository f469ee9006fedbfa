import type { Db } from '../database/database';
import {
  type HotelChannel,
  type HotelNotificationType,
  isOnlyPushed,
  type NotificationTable,
} from '../database/notification-table';

export type StoredNotification = NotificationTable;
type Channel = StoredNotification['channel'];

/** Inserts notifications in the same transaction as the change that they report. */
export async function insertNotifications(db: Db, notifications: readonly StoredNotification[]): Promise<void> {
  if (notifications.length > 0) await db.insertInto('notification').values(notifications).execute();
}

export type DueNotification = StoredNotification & { due_at: string };

/**
 * Notifications of all hotels over these channels that are due, the oldest first, and at most `perTarget` for each hotel,
 * channel and recipient, so that a receiver that hangs delays no other.
 */
export async function dueNotifications(
  db: Db,
  now: string,
  { channels, limit, perTarget }: { channels: readonly Channel[]; limit: number; perTarget: number },
): Promise<readonly DueNotification[]> {
  const due = db
    .selectFrom('notification')
    .selectAll()
    .select((row) =>
      row.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy(['hotel', 'channel', 'recipient']).orderBy('due_at').orderBy('sequence'))
        .as('place'),
    )
    .where('channel', 'in', channels)
    .where('due_at', '<=', now);
  const rows = await db
    .selectFrom(due.as('due'))
    .selectAll()
    .where('place', '<=', perTarget)
    .orderBy('due_at')
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.flatMap(({ place, due_at, ...row }) => (due_at === null ? [] : [{ ...row, due_at }]));
}

/**
 * Takes a due notification for one attempt, until the end of its lease. False when another process has taken it: the
 * time that was read is no longer the stored one. Rule: notifications/NO6.
 */
export async function takeNotification(
  db: Db,
  { id, due_at, attempts }: DueNotification,
  leaseEnd: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('notification')
    .set({ due_at: leaseEnd, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('attempts', '=', attempts)
    .returning('id')
    .execute();
  return taken.length === 1;
}

/** An attempt whose lease has not been taken over by another one. */
type Attempt = { id: string; attempts: number };

/** Deletes a notification after its last attempt. False when another attempt has taken it over. */
export async function deleteNotification(db: Db, { id, attempts }: Attempt): Promise<boolean> {
  const deleted = await db
    .deleteFrom('notification')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .returning('id')
    .execute();
  return deleted.length === 1;
}

/** Stores a failed attempt and when the next one follows; null: never. */
export const postponeNotification = (
  db: Db,
  { id, attempts }: Attempt,
  next: Pick<StoredNotification, 'due_at' | 'last_error'>,
) => db.updateTable('notification').set(next).where('id', '=', id).where('attempts', '=', attempts).execute();

/** A notification to the hotel with the number of its order; null: the order is gone. */
export type ListedNotification = Omit<StoredNotification, 'channel' | 'type' | 'recipient'> & {
  channel: HotelChannel;
  type: HotelNotificationType;
  num: number | null;
};

/** What orders notifications: their time, their event, and their id. */
export type NotificationKey = readonly [createdAt: string, sequence: number, id: string];

/** The notifications to a hotel that wait or were given up, the newest first. `after`: only those that follow this one. */
export const notificationsOf = async (
  db: Db,
  hotel: string,
  { isGivenUp, after, limit }: { isGivenUp: boolean; after: NotificationKey | null; limit: number },
): Promise<readonly ListedNotification[]> => {
  const rows = await db
    .selectFrom('notification')
    .leftJoin('guest_order', (order) =>
      order
        .onRef('guest_order.hotel', '=', 'notification.hotel')
        .onRef('guest_order.uuid', '=', 'notification.order_uuid'),
    )
    .selectAll('notification')
    .select('guest_order.num')
    .where('notification.hotel', '=', hotel)
    .where('channel', '!=', 'push')
    .where('due_at', isGivenUp ? 'is' : 'is not', null)
    .$if(after !== null, (query) => {
      const [at, sequence, id] = after ?? ['', 0, ''];
      return query.where((row) =>
        row.or([
          row('notification.created_at', '<', at),
          row.and([row('notification.created_at', '=', at), row('sequence', '<', sequence)]),
          row.and([
            row('notification.created_at', '=', at),
            row('sequence', '=', sequence),
            row('notification.id', '<', id),
          ]),
        ]),
      );
    })
    .orderBy('notification.created_at', 'desc')
    .orderBy('sequence', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ recipient, channel, type, ...row }) =>
    channel === 'push' || isOnlyPushed(type) ? [] : [{ ...row, channel, type }],
  );
};

/**
 * Lets notifications that were given up be sent again from now on; `id` null: all of the hotel's. Returns how many they
 * are.
 */
export async function resendNotifications(
  db: Db,
  hotel: string,
  { id, now }: { id: string | null; now: string },
): Promise<number> {
  let query = db
    .updateTable('notification')
    .set({ due_at: now, attempts: 0 })
    .where('hotel', '=', hotel)
    .where('due_at', 'is', null);
  if (id !== null) query = query.where('id', '=', id);
  return (await query.returning('id').execute()).length;
}

/** Deletes what was given up and never sent again. `before`: an ISO time. */
export const deleteNotificationsBefore = (db: Db, before: string) =>
  db.deleteFrom('notification').where('due_at', 'is', null).where('created_at', '<', before).execute();
