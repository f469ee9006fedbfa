import { createECDH, createHash } from 'node:crypto';
import { encrypt } from 'http_ece';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { bcp47 } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { remindedTime } from '@/lib/domain/orders/order-reminder';
import { groupOfStatus, isKnown, isUnderWay, statusLook } from '@/lib/domain/orders/order-status';
import { judgePushEndpoint } from '@/lib/domain/push/push-endpoint';
import { isGone, secondsToDeliver } from '@/lib/domain/push/push-lifetime';
import { type PushMessage, type PushNews, pushMessage } from '@/lib/domain/push/push-message';
import type { StaffPushMessage } from '@/lib/domain/push/staff-push-message';
import { interpolate, type MessageKey, type Params } from '@/lib/words/message-key';
import type { PlatformContext } from '../context';
import { DeliveryError } from '../notification-queue/delivery-error';
import type { StoredHotel } from '../stores/hotels';
import type { DueNotification } from '../stores/notifications';
import { orderByUuid, type StoredOrder } from '../stores/orders';
import { deleteSubscription, type StoredSubscription, subscriptionById } from '../stores/push-subscriptions';
import { postPush } from './post-push';
import type { PushSettings } from './push-settings';
import { vapidHeader } from './vapid';

/**
 * Sends a notification to one phone. Nothing is sent when it is too late for it, when its subscription has ended or when
 * the order has moved on, because a later notification says so. Rules: push/PU4, push/PU5, push/PU7.
 */
export async function sendPush(
  context: PlatformContext,
  hotel: StoredHotel,
  notification: DueNotification,
): Promise<void> {
  const { push, database } = context;
  if (push === null) throw new DeliveryError('not configured');
  const now = context.now();
  const subscription = await subscriptionById(database.db, hotel.code, notification.recipient ?? '', now.toISOString());
  const seconds = secondsToDeliver(notification.created_at, now, notification.type === 'order.reminder');
  if (subscription === null || seconds === 0) return;
  const news = await newsOf(context, hotel, notification);
  if (news === null) return;
  const { language } = subscription;
  const written = writeMessage(push, { hotel, subscription, news });
  const message = pushMessage(news, { ...written, language, sequence: notification.sequence });
  const status = await postMessageTo(push, { subscription, message, seconds, now });
  if (isGone(status)) await deleteSubscription(database.db, hotel.code, subscription.endpoint);
  else if (status < 200 || status > 299) throw new DeliveryError(`status ${status}`);
}

async function newsOf(
  { database, now }: PlatformContext,
  hotel: StoredHotel,
  { type, order_uuid, order_status }: DueNotification,
): Promise<PushNews | null> {
  if (type === 'chat.answered') return { kind: 'chat' };
  const order = await orderByUuid(database.db, hotel.code, order_uuid);
  if (type === 'order.reminder') {
    const clock = { timezone: hotel.hotel.ext_data.timezone, now: now() };
    const booked = order === null || !isUnderWay(order.status) ? null : remindedTime(order.lines, clock);
    // Nothing once it has begun.
    return order === null || booked === null
      ? null
      : { kind: 'reminder', num: order.num, time: booked.moment.slice(11, 16) };
  }
  // A later release may have stored a status that this one has no words for. Nothing is said then, least of all "closed".
  if (order === null || order.status !== order_status || !isKnown(order.status)) return null;
  if (type === 'order.corrected') return { kind: 'corrected', num: order.num };
  return {
    kind: 'order',
    num: order.num,
    status: order.status,
    newTime: newTimeOf(order, hotel.hotel.ext_data.timezone),
  };
}

/** The time on the hotel's clocks when an order comes later or earlier than first promised; null: it comes as promised. */
function newTimeOf({ status, expected_at, promised_at }: StoredOrder, timezone: string | null): string | null {
  const isAsPromised = expected_at === null || expected_at === promised_at || !isUnderWay(status);
  return isAsPromised ? null : hotelNow(timezone, new Date(expected_at)).time;
}

/** Translates the message into the subscription's language. */
function writeMessage(
  push: PushSettings,
  { hotel, subscription, news }: { hotel: StoredHotel; subscription: StoredSubscription; news: PushNews },
): Pick<PushMessage, 'title' | 'body'> {
  const { language } = subscription;
  const words = push.words(language);
  const title = textIn(hotel.hotel.title, language);
  const translate = (key: MessageKey, params: Params = {}) => interpolate(words[key] ?? '', params, bcp47(language));
  if (news.kind === 'chat') return { title, body: translate('push_message', { hotel: title }) };
  return { title, body: `${translate('order_n', { num: news.num })}: ${orderNews(news, translate)}` };
}

/** What has happened to an order. */
function orderNews(
  news: Exclude<PushNews, { kind: 'chat' }>,
  translate: (key: MessageKey, params?: Params) => string,
): string {
  switch (news.kind) {
    case 'reminder':
      return news.time;
    case 'corrected':
      return translate('order_corrected');
    case 'order':
      return [
        translate(statusLook(news.status, groupOfStatus(news.status)).messageKey),
        ...(news.newTime === null ? [] : [translate('about_time', { time: news.newTime })]),
      ].join(', ');
  }
}

/** The address of a browser at its push service, with its keys. */
type Browser = Pick<StoredSubscription, 'endpoint' | 'p256dh' | 'auth'>;

/** The header `topic` (RFC 8030): a newer message replaces an undelivered one with the same topic. At most 32 letters of base64url. */
const topicOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/** Encrypts a message for a browser and posts it to its push service; returns the status of the response. */
export async function postMessageTo(
  push: PushSettings,
  sent: { subscription: Browser; message: PushMessage | StaffPushMessage; seconds: number; now: Date },
): Promise<number> {
  const { subscription, message, seconds, now } = sent;
  // The operator may have changed PUSH_HOSTS since the guest subscribed.
  const trust = judgePushEndpoint(subscription.endpoint, push.hosts);
  if (trust === null) throw new DeliveryError('no push service');
  const url = new URL(subscription.endpoint);
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  const body = encrypt(Buffer.from(JSON.stringify(message)), {
    version: 'aes128gcm',
    privateKey: sender,
    dh: subscription.p256dh,
    authSecret: subscription.auth,
  });
  const headers = {
    authorization: vapidHeader(push.keys, { origin: url.origin, subject: push.subject, now }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(seconds),
    topic: topicOf(message.tag),
    urgency: 'high',
  };
  return postPush({ url, headers, body, isTrusted: trust === 'trusted', timeoutMs: push.timeoutMs });
}
