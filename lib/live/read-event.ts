import type { ContentEvent } from '@/lib/contract/catalogue';
import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';

const CHAT_TYPES: readonly string[] = [
  'start-companion-typing',
  'end-companion-typing',
  'chat-message-created',
  'chat-read',
] satisfies ChatEvent['type'][];
const ORDER_TYPES: readonly string[] = ['order-created', 'order-updated'] satisfies OrderEvent['type'][];

/** The names of all events. */
export const EVENT_TYPES: readonly string[] = [...ORDER_TYPES, ...CHAT_TYPES, 'content-changed'];

/**
 * Reads an item of a channel as an event; null if it is not one. Rule: live-updates/LV2. Lenient, because items of a
 * realtime database come directly from an upstream and are not validated by our server.
 */
export function readEvent(item: unknown): OrderEvent | ChatEvent | ContentEvent | null {
  const { type, order_uuid, chat_message_id, extra } = fieldsOf(item);
  if (type === 'content-changed') return { type };
  if (isOrderType(type)) return typeof order_uuid === 'string' ? { type, order_uuid } : null;
  if (!isChatType(type)) return null;
  return { type, chat_message_id: idOf(chat_message_id), extra: { initiator_id: idOf(fieldsOf(extra).initiator_id) } };
}

const isOrderType = (type: unknown): type is OrderEvent['type'] => ORDER_TYPES.includes(type as string);
const isChatType = (type: unknown): type is ChatEvent['type'] => CHAT_TYPES.includes(type as string);

const idOf = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
