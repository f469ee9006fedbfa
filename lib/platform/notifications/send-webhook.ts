import { createHmac } from 'node:crypto';
import { DeliveryError } from './delivery-error';
import type { WebhookTarget } from './notification-targets';

const SIGNATURE_HEADER = 'x-hotel-signature';
const EVENT_HEADER = 'x-hotel-event-id';

/** Milliseconds until the receiver must have responded. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/**
 * The value of the signature header: the time in seconds, and the HMAC-SHA256 of time, a full stop and body. With the
 * time in it a receiver can refuse a request that somebody has recorded. Rule: notifications/NO7.
 */
function webhookSignature(secret: string, seconds: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/**
 * Posts a body to a hotel's system. Anything but a status from 200 to 299 within the time-out is a failure: a redirect
 * is not followed, because it could lead into the operator's network, and the response's body is not read.
 */
export async function sendWebhook(
  { url, secret }: WebhookTarget,
  { id, body, now, timeoutMs }: { id: string; body: string; now: Date; timeoutMs: number },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      [EVENT_HEADER]: id,
      [SIGNATURE_HEADER]: webhookSignature(secret, Math.floor(now.getTime() / 1000), body),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`status ${response.status}`);
}
