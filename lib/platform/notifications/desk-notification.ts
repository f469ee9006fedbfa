import type { DeliveryTable } from '../database/notification-table';

/** A notification as staff see it. */
export type DeskNotification = Omit<DeliveryTable, 'hotel' | 'sequence' | 'duration_ms' | 'delivered_at'> & {
  order_num: string | null;
  next_attempt_at: string | null;
  last_error: string | null;
  /** null: it has not arrived. */
  delivered_at: string | null;
  duration_ms: number | null;
};

export const NOTIFICATION_STATES = ['given_up', 'waiting', 'delivered'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];
