import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import { NOTIFICATIONS } from '../desk/notification-calls';
import type { Page } from '../desk/paged-list';
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

/** A page of the hotel's notifications that have not arrived, the newest first. */
export async function listDeskNotifications(
  { database }: PlatformContext,
  { code }: HotelKey,
  { state, after, limit }: { state: 'given_up' | 'waiting'; after: NotificationKey | null; limit: number },
): Promise<Page<DeskNotification>> {
  const range = { isGivenUp: state === 'given_up', after, limit: limit + 1 };
  const listed = await notificationsOf(database.db, code, range);
  const { items, next } = NOTIFICATIONS.pageOf(listed, { limit }, ({ created_at, sequence, id }) => [
    created_at,
    sequence,
    id,
  ]);
  return { items: items.map(deskNotification), next };
}

const deskNotification = ({ hotel, sequence, due_at, num, ...own }: ListedNotification): DeskNotification => ({
  ...own,
  order_num: num === null ? null : String(num),
  next_attempt_at: due_at,
});

/** Lets one or all of the hotel's notifications that were given up be sent again. */
export async function resendDeskNotifications(
  { database, now }: PlatformContext,
  { code }: HotelKey,
  id: string | null,
): Promise<ApiResponse<{ count: number }>> {
  const count = await resendNotifications(database.db, code, { id, now: now().toISOString() });
  return count === 0 && id !== null ? refused('not-found') : succeeded({ count });
}
