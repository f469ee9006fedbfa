import { failureStatus } from '@/lib/domain/notifications/delivery-failure';
import { errorCode } from '../notification-queue/delivery-error';

/**
 * How an attempt ended. `error`: why it failed, a code; null: the receiver has accepted it. `http_status`: of its
 * response; null: it gave none, or does not speak HTTP.
 */
export type AttemptOutcome = { error: string | null; http_status: number | null; duration_ms: number };

/** Makes one attempt; `send` returns the status of an HTTP receiver. Never throws. */
export async function attemptDelivery(send: () => Promise<number | null>): Promise<AttemptOutcome> {
  const started = performance.now();
  const ended = (error: string | null, http_status: number | null): AttemptOutcome => ({
    error,
    http_status,
    duration_ms: Math.round(performance.now() - started),
  });
  try {
    return ended(null, await send());
  } catch (error) {
    const code = errorCode(error);
    return ended(code, failureStatus(code));
  }
}
