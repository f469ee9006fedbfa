import type { PlatformContext } from '../context';
import { deskOrders } from '../orders/order-card';
import { sendPush } from '../push/send-push';
import { findHotel } from '../stores/hotels';
import type { DueNotification } from '../stores/notifications';
import { orderByUuid } from '../stores/orders';
import { DeliveryError } from './delivery-error';
import { type OrderMailWords, orderMail } from './order-mail';
import { SMTP_TIMEOUT_MS, sendMail } from './send-mail';
import { sendWebhook, WEBHOOK_TIMEOUT_MS } from './send-webhook';

export type SendOptions = {
  /** Milliseconds until a webhook or a mail server must have responded. */
  timeoutMs?: number;
  /** The words of mails in a language. */
  mailWords?(language: string): OrderMailWords;
};

/** Sends a notification with its order as it is now. Throws when the receiver has not accepted it. */
export async function sendNotification(
  context: PlatformContext,
  options: SendOptions,
  notification: DueNotification,
): Promise<void> {
  const { db } = context.database;
  const hotel = await findHotel(db, { code: notification.hotel });
  if (hotel === null) throw new DeliveryError('the hotel is not served');
  if (notification.channel === 'push') return sendPush(context, hotel, notification);
  const stored = await orderByUuid(db, hotel.code, notification.order_uuid);
  const [order] = stored === null ? [] : await deskOrders(context.database, hotel, [stored], context.now());
  if (order === undefined) throw new DeliveryError('the order is missing');
  const { id, type, sequence, created_at, order_status, escalation } = notification;
  if (notification.channel === 'mail') {
    const target = context.notificationTargets.mail(hotel.code);
    if (target === null || options.mailWords === undefined) throw new DeliveryError('not configured');
    const language = target.language ?? hotel.languages[0] ?? 'en';
    const words = options.mailWords(language);
    const isWaiting = type === 'order.escalated';
    const mail = orderMail({ hotel: hotel.hotel, order, isWaiting, language, words });
    return sendMail(target, { id, mail, timeoutMs: options.timeoutMs ?? SMTP_TIMEOUT_MS });
  }
  const target = context.notificationTargets.webhook(hotel.code);
  if (target === null) throw new DeliveryError('not configured');
  const event = { id, type, hotel: hotel.code, sequence, created_at, status: order_status, escalation, order };
  return sendWebhook(target, {
    id,
    body: JSON.stringify(event),
    now: context.now(),
    timeoutMs: options.timeoutMs ?? WEBHOOK_TIMEOUT_MS,
  });
}
