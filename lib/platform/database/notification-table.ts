/** How a hotel hears of its orders. */
export type HotelChannel = 'webhook' | 'mail';
export type OrderNotificationType = 'order.created' | 'order.status_changed' | 'order.escalated';

/** A notification that has not arrived yet. Without personal data: the order is read when it is sent. */
export type NotificationTable = {
  /** A uuid, the same in every attempt, by which the receiver recognises a repetition. */
  id: string;
  hotel: string;
  /** `push`: to a guest's phone; the others: to the hotel. */
  channel: HotelChannel | 'push';
  type: OrderNotificationType | 'chat.answered';
  /** '' for an answer in the chat. */
  order_uuid: string;
  /** The order's status after the event; '' for an answer in the chat. */
  order_status: string;
  escalation: number;
  /** The event's id in the hotel's outbox: a receiver recognises by it what is older. */
  sequence: number;
  attempts: number;
  /** The time of the next attempt, or during an attempt the end of its lease; null: given up. */
  due_at: string | null;
  /** Why the last attempt failed: a code without personal data. */
  last_error: string | null;
  created_at: string;
  /** The id of a guest's subscription; null: it is for the hotel. */
  recipient: string | null;
};
