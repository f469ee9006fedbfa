import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import type { HotelKey } from '../stores/hotels';
import {
  type ListedNotification,
  type NotificationKey,
  notificationsOf,
  resendNotifications,
} from '../stores/notifications';

/** A notification as staff see it. */
export type DeskNotification = Omit<ListedNotification, 'hotel' | 'sequence' | 'due_at' | 'num'> & {
  order_num: string | null;
  next_attempt_at: string | null;
};

/** The hotel's notifications that have not arrived, the newest first, each with the key of its place. */
export async function listDeskNotifications(
  { database }: PlatformContext,
  { code }: HotelKey,
  { state, ...range }: { state: 'given_up' | 'waiting'; after: NotificationKey | null; limit: number },
): Promise<readonly { key: NotificationKey; notification: DeskNotification }[]> {
  const listed = await notificationsOf(database.db, code, { isGivenUp: state === 'given_up', ...range });
  return listed.map(({ hotel, sequence, due_at, num, ...own }) => ({
    key: [own.created_at, sequence, own.id],
    notification: { ...own, order_num: num === null ? null : String(num), next_attempt_at: due_at },
  }));
}

/** Lets one or all of the hotel's notifications that were given up be sent again. */
export async function resendDeskNotifications(
  { database, now }: PlatformContext,
  { code }: HotelKey,
  id: string | null,
): Promise<ApiResponse<{ count: number }>> {
  const count = await resendNotifications(database.db, code, { id, now: now().toISOString() });
  return count === 0 && id !== null ? refused('not-found') : succeeded({ count });
}
