import type { PlatformContext } from '../context';
import { DeliveryError } from '../notification-queue/delivery-error';
import type { MailTarget } from '../notification-queue/notification-targets';
import { deskOrders } from '../orders/order-card';
import { sendPush } from '../push/send-push';
import { sendStaffPush } from '../push/send-staff-push';
import { findHotel, type StoredHotel } from '../stores/hotels';
import type { DueNotification } from '../stores/notifications';
import { orderByUuid } from '../stores/orders';
import { staffPhoneById } from '../stores/staff-phones';
import { chatEvent } from './chat-event';
import { orderMail } from './order-mail';
import { SMTP_TIMEOUT_MS, sendMail } from './send-mail';
import type { SendOptions } from './send-options';
import { sendWebhook, WEBHOOK_TIMEOUT_MS } from './send-webhook';

/** The language of a hotel's mails. Rule: notifications/NO8. */
export const mailLanguage = (target: MailTarget, hotel: Pick<StoredHotel, 'languages'>): string =>
  target.language ?? hotel.languages[0] ?? 'en';

/**
 * Sends a notification with its order or chat as it is now. Returns the status of an HTTP receiver, null of others.
 * Throws when the receiver has not accepted it.
 */
export async function sendNotification(
  context: PlatformContext,
  options: SendOptions,
  notification: DueNotification,
): Promise<number | null> {
  const { db } = context.database;
  const hotel = await findHotel(db, { code: notification.hotel });
  if (hotel === null) throw new DeliveryError('the hotel is not served');
  if (notification.channel === 'push') await sendToPhone(context, hotel, notification);
  else if (notification.channel === 'mail') await mailOrder(context, options, { hotel, notification });
  else return postEvent(context, options, { hotel, notification });
  return null;
}

/** To a phone of staff, or to one of the guest. */
async function sendToPhone(context: PlatformContext, hotel: StoredHotel, notification: DueNotification): Promise<void> {
  const { database, now } = context;
  const phone = await staffPhoneById(database.db, hotel.code, notification.recipient ?? '', now().toISOString());
  if (phone === null) await sendPush(context, hotel, notification);
  else await sendStaffPush(context, { hotel, phone }, notification);
}

type Sent = { hotel: StoredHotel; notification: DueNotification };

async function readOrder(context: PlatformContext, { hotel, notification }: Sent) {
  const stored = await orderByUuid(context.database.db, hotel.code, notification.order_uuid);
  const [order] = stored === null ? [] : await deskOrders(context.database, hotel, [stored], context.now());
  if (order === undefined) throw new DeliveryError('the order is missing');
  return order;
}

async function mailOrder(context: PlatformContext, options: SendOptions, sent: Sent): Promise<void> {
  const { hotel, notification } = sent;
  const order = await readOrder(context, sent);
  const target = context.notificationTargets.mail(hotel.code);
  if (target === null || options.mailWords === undefined) throw new DeliveryError('not configured');
  const language = mailLanguage(target, hotel);
  const words = options.mailWords(language);
  const isWaiting = notification.type === 'order.escalated';
  const mail = orderMail({ hotel: hotel.hotel, order, isWaiting, language, words });
  return sendMail(target, { id: notification.id, mail, timeoutMs: options.timeoutMs ?? SMTP_TIMEOUT_MS });
}

async function postEvent(context: PlatformContext, options: SendOptions, sent: Sent): Promise<number> {
  const { id, type, hotel, sequence, created_at, order_status, escalation, chat_uuid } = sent.notification;
  const event =
    chat_uuid === null
      ? { status: order_status, escalation, order: await readOrder(context, sent) }
      : await chatEvent(context, { hotel, chat_uuid, type, sequence });
  const target = context.notificationTargets.webhook(hotel);
  if (target === null) throw new DeliveryError('not configured');
  return sendWebhook(target, {
    id,
    body: JSON.stringify({ id, type, hotel, sequence, created_at, ...event }),
    now: context.now(),
    timeoutMs: options.timeoutMs ?? WEBHOOK_TIMEOUT_MS,
  });
}
