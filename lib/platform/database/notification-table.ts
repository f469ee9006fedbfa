/** How a hotel hears of its orders and chats. */
export type HotelChannel = 'webhook' | 'mail';
export type OrderNotificationType = 'order.created' | 'order.status_changed' | 'order.corrected' | 'order.escalated';
export type ChatNotificationType = 'chat.started' | 'chat.message_created';
export type HotelNotificationType = OrderNotificationType | ChatNotificationType;
/** Notifications that only guests get, by push: an answer in the chat, and a booked time that comes near. */
type GuestNotificationType = 'chat.answered' | 'order.reminder';
/** Notifications that only phones of staff get: no printer has confirmed a ticket. */
type StaffNotificationType = 'ticket.unconfirmed';
type OnlyPushed = GuestNotificationType | StaffNotificationType;

export const isOnlyPushed = (type: HotelNotificationType | OnlyPushed): type is OnlyPushed =>
  type === 'chat.answered' || type === 'order.reminder' || type === 'ticket.unconfirmed';

/** What a notification says. Without personal data: order and chat are read when it is sent. */
type Subject = {
  /** '' for a chat. */
  order_uuid: string;
  /** The order's status after the event; '' for a chat. */
  order_status: string;
  /** null for an order, and for an answer in the chat. */
  chat_uuid: string | null;
  escalation: number;
  /** The event's id in the hotel's outbox: a receiver recognises by it what is older. 0 when a chat starts. */
  sequence: number;
};

/** A notification that has not arrived yet. */
export type NotificationTable = Subject & {
  /** A uuid, the same in every attempt, by which the receiver recognises a repetition. */
  id: string;
  hotel: string;
  /** `push`: to a phone of a guest or of staff; the others: to the hotel. */
  channel: HotelChannel | 'push';
  type: HotelNotificationType | OnlyPushed;
  attempts: number;
  /** The time of the next attempt, or during an attempt the end of its lease; null: given up. */
  due_at: string | null;
  /** Why the last attempt failed: a code without personal data. */
  last_error: string | null;
  created_at: string;
  /** The id of a guest's subscription; null: it is for the hotel. */
  recipient: string | null;
};

/** A notification to the hotel that has arrived, kept for some days. */
export type DeliveryTable = Subject & {
  /** That of the notification. */
  id: string;
  hotel: string;
  channel: HotelChannel;
  type: HotelNotificationType;
  attempts: number;
  /** Of the receiver's response; null: it does not speak HTTP. */
  http_status: number | null;
  /** How long the last attempt took, in milliseconds. */
  duration_ms: number;
  created_at: string;
  delivered_at: string;
};
