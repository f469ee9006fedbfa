import type { PlatformContext } from '../context';
import type { HotelChannel } from '../database/notification-table';
import { DeliveryError } from '../notification-queue/delivery-error';
import type { StoredHotel } from '../stores/hotels';
import { type AttemptOutcome, attemptDelivery } from './attempt-delivery';
import { SMTP_TIMEOUT_MS, sendMail } from './send-mail';
import { mailLanguage } from './send-notification';
import { sendWebhook, WEBHOOK_TIMEOUT_MS } from './send-webhook';
import { testMail } from './test-mail';

/** What came of a test. `id`: that of the event, by which the receiver's log shows it. */
export type NotificationTest = AttemptOutcome & { channel: HotelChannel; id: string; is_delivered: boolean };

type TestContext = Pick<PlatformContext, 'notificationTargets' | 'sendOptions' | 'now' | 'uuid'>;

/**
 * Sends a test over one of the hotel's channels and waits for what comes of it. It is tried once and not stored. Never
 * throws. Rule: notifications/NO10.
 */
export async function testNotification(
  context: TestContext,
  hotel: Pick<StoredHotel, 'code' | 'hotel' | 'languages'>,
  channel: HotelChannel,
): Promise<NotificationTest> {
  const id = context.uuid();
  const outcome = await attemptDelivery(() =>
    channel === 'webhook' ? postTest(context, hotel.code, id) : mailTest(context, hotel, id),
  );
  return { channel, id, is_delivered: outcome.error === null, ...outcome };
}

function postTest({ notificationTargets, sendOptions, now }: TestContext, hotel: string, id: string): Promise<number> {
  const target = notificationTargets.webhook(hotel);
  if (target === null) throw new DeliveryError('not configured');
  // As an event of an order, so that a receiver reads it by the same code; nothing is older than 0.
  const event = { id, type: 'test', hotel, sequence: 0, created_at: now().toISOString(), order: null };
  const timeoutMs = sendOptions.timeoutMs ?? WEBHOOK_TIMEOUT_MS;
  return sendWebhook(target, { id, body: JSON.stringify(event), now: now(), timeoutMs });
}

async function mailTest(
  { notificationTargets, sendOptions }: TestContext,
  hotel: Pick<StoredHotel, 'code' | 'hotel' | 'languages'>,
  id: string,
): Promise<null> {
  const target = notificationTargets.mail(hotel.code);
  if (target === null || sendOptions.mailWords === undefined) throw new DeliveryError('not configured');
  const language = mailLanguage(target, hotel);
  const mail = testMail(hotel.hotel, language, sendOptions.mailWords(language));
  await sendMail(target, { id, mail, timeoutMs: sendOptions.timeoutMs ?? SMTP_TIMEOUT_MS });
  return null;
}
