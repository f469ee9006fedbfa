import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { failureStatus } from '@/lib/domain/notifications/delivery-failure';
import type { PlatformContext } from '../context';
import type { DeskNotification, NotificationState } from '../notifications/desk-notification';
import type { Page } from '../staff-calls/paged-list';
import { deliveriesOf, type ListedDelivery } from '../stores/deliveries';
import type { HotelKey } from '../stores/hotels';
import {
  type ListedNotification,
  type NotificationKey,
  notificationsOf,
  resendNotifications,
} from '../stores/notifications';
import { NOTIFICATIONS } from './notification-calls';

type Range = { after: NotificationKey | null; limit: number };

/** A page of the hotel's notifications in a state, the newest first. */
export async function listDeskNotifications(
  { database }: PlatformContext,
  { code }: HotelKey,
  { state, ...range }: Range & { state: NotificationState },
): Promise<Page<DeskNotification>> {
  if (state === 'delivered') return listDeliveries(database, code, range);
  const { after, limit } = range;
  const wanted = { isGivenUp: state === 'given_up', after, limit: limit + 1 };
  const listed = await notificationsOf(database.db, code, wanted);
  const { items, next } = NOTIFICATIONS.pageOf(listed, range, ({ created_at, sequence, id }) => [
    created_at,
    sequence,
    id,
  ]);
  return { items: items.map(undelivered), next };
}

async function listDeliveries(
  { db }: PlatformContext['database'],
  hotel: string,
  range: Range,
): Promise<Page<DeskNotification>> {
  const listed = await deliveriesOf(db, hotel, { ...range, limit: range.limit + 1 });
  const { items, next } = NOTIFICATIONS.pageOf(listed, range, ({ delivered_at, sequence, id }) => [
    delivered_at,
    sequence,
    id,
  ]);
  return { items: items.map(delivered), next };
}

const orderNum = (num: number | null): string | null => (num === null ? null : String(num));

const undelivered = ({ hotel, sequence, due_at, num, ...own }: ListedNotification): DeskNotification => ({
  ...own,
  order_num: orderNum(num),
  next_attempt_at: due_at,
  http_status: own.last_error === null ? null : failureStatus(own.last_error),
  delivered_at: null,
  duration_ms: null,
});

const delivered = ({ hotel, sequence, num, ...own }: ListedDelivery): DeskNotification => ({
  ...own,
  order_num: orderNum(num),
  next_attempt_at: null,
  last_error: null,
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
