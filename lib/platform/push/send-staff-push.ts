import { createHash } from 'node:crypto';
import { textIn } from '@/lib/domain/i18n/text';
import { isGone, secondsToDeliver } from '@/lib/domain/push/push-lifetime';
import { type StaffNews, staffPushMessage } from '@/lib/domain/push/staff-push-message';
import type { PlatformContext } from '../context';
import { DeliveryError } from '../notification-queue/delivery-error';
import { findChat } from '../stores/chat/chats';
import type { StoredHotel } from '../stores/hotels';
import type { DueNotification } from '../stores/notifications';
import { orderByUuid } from '../stores/orders';
import { deleteStaffPhone, type StaffPhone } from '../stores/staff-phones';
import { ticketsOfOrders } from '../stores/tickets';
import { isPhoneAllowed } from './is-phone-allowed';
import { postMessageTo } from './send-push';

/**
 * Sends a notification to a phone of staff. Nothing is sent when it is too late for it, or when somebody has taken the order
 * up or answered the chat, or the ticket was printed meanwhile, or its person may not know of it. Rules: desk/DE90, staff/SP16.
 */
export async function sendStaffPush(
  context: PlatformContext,
  { hotel, phone }: { hotel: StoredHotel; phone: StaffPhone },
  notification: DueNotification,
): Promise<void> {
  const { push, database, now } = context;
  if (push === null) throw new DeliveryError('not configured');
  const at = now();
  const seconds = secondsToDeliver(notification.created_at, at);
  if (seconds === 0) return;
  const news = await newsOf(context, hotel.code, notification);
  if (news === null || !(await isPhoneAllowed(context, hotel, { person: phone.person, about: notification }))) return;
  const { language } = phone;
  const words = push.deskWords(language);
  const title = textIn(hotel.hotel.title, language);
  const message = staffPushMessage(news, { title, language, words, sequence: notification.sequence });
  const status = await postMessageTo(push, { subscription: phone, message, seconds, now: at });
  if (isGone(status)) await deleteStaffPhone(database.db, hotel.code, phone.endpoint);
  else if (status < 200 || status > 299) throw new DeliveryError(`status ${status}`);
}

/** What is still true of what a notification says; null: nothing. */
async function newsOf(
  { database }: PlatformContext,
  hotel: string,
  { type, order_uuid, order_status, chat_uuid }: DueNotification,
): Promise<StaffNews | null> {
  if (chat_uuid !== null) {
    const chat = await findChat(database.db, hotel, chat_uuid);
    const tag = createHash('sha256').update(chat_uuid).digest('base64url').slice(0, 12);
    return chat === null || chat.waiting_since === null ? null : { kind: 'chat', chat: tag };
  }
  const order = await orderByUuid(database.db, hotel, order_uuid);
  if (order === null) return null;
  if (type === 'ticket.unconfirmed') {
    const tickets = await ticketsOfOrders(database.db, hotel, [order_uuid]);
    const isStillTrue = tickets.some(({ due_at, alarmed_at }) => due_at !== null && alarmed_at !== null);
    return isStillTrue ? { kind: 'unprinted', num: order.num } : null;
  }
  if (order.status !== order_status) return null;
  const kind = type === 'order.created' ? 'new' : type === 'order.escalated' ? 'waiting' : 'cancelled';
  return { kind, num: order.num };
}
