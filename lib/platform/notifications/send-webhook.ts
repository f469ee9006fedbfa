import { createHmac } from 'node:crypto';
import { DeliveryError } from '../notification-queue/delivery-error';
import type { WebhookAddress } from '../notification-queue/notification-targets';

const SIGNATURE_HEADER = 'x-hotel-signature';
const EVENT_HEADER = 'x-hotel-event-id';
const STANDARD_PREFIX = 'whsec_';

/** Milliseconds until the receiver must have responded. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/**
 * The value of our own signature header: the time in seconds, and the HMAC-SHA256 of time, a full stop and body. With the
 * time in it a receiver can refuse a request that somebody has recorded. Rule: notifications/NO7.
 */
function webhookSignature(secret: string, seconds: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** The key of a secret: Standard Webhooks writes one in base64 behind a prefix; ours may be any text. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(STANDARD_PREFIX)
    ? Buffer.from(secret.slice(STANDARD_PREFIX.length), 'base64')
    : Buffer.from(secret);

/**
 * The headers of Standard Webhooks, which many libraries verify. The signature is given for each of the secrets, so that
 * a receiver with either of them takes the request. Rule: notifications/NO7.
 */
function standardHeaders(secrets: readonly string[], id: string, seconds: number, body: string) {
  const signatures = secrets.map((secret) => {
    const digest = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
    return `v1,${digest}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}

/**
 * Posts a body to a hotel's system. Anything but a status from 200 to 299 within the time-out is a failure: a redirect
 * is not followed, because it could lead into the operator's network, and the response's body is not read. Returns the
 * status.
 */
export async function sendWebhook(
  { url, secret, oldSecret }: WebhookAddress,
  { id, body, now, timeoutMs }: { id: string; body: string; now: Date; timeoutMs: number },
): Promise<number> {
  const seconds = Math.floor(now.getTime() / 1000);
  const secrets = oldSecret === null ? [secret] : [secret, oldSecret];
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      [EVENT_HEADER]: id,
      // One signature fits into it: that with the secret which every receiver has.
      [SIGNATURE_HEADER]: webhookSignature(oldSecret ?? secret, seconds, body),
      ...standardHeaders(secrets, id, seconds, body),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`status ${response.status}`);
  return response.status;
}
