import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { isRecord } from '@/lib/domain/json/read-value';
import { paymentError } from '../payment-error';

/** What Stripe answers is read as of this version, whatever the account's own is. Another package asks for another. */
const API_VERSION = '2026-10-28.endive';

/** Milliseconds. A guest who orders waits for it, and staff do not: their steps are repeated by an outbox. */
const TIMEOUT_MS = 10_000;

/** `apiUrl`: the origin of another server than Stripe's; null: Stripe's. */
export function stripeClient(secretKey: string, apiUrl: string | null): Stripe {
  const at = apiUrl === null ? null : new URL(apiUrl);
  const isPlain = at?.protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    // Whoever calls repeats by itself, under the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(at !== null && {
      host: at.hostname,
      port: at.port || (isPlain ? 80 : 443),
      protocol: isPlain ? 'http' : 'https',
    }),
  });
}

/** Stripe's own word for a failure. */
const reasonOf = ({ code, statusCode }: InstanceType<typeof Stripe.errors.StripeError>): string =>
  code ?? String(statusCode ?? 'failed');

/** Why the connection failed, such as ECONNREFUSED. */
const networkReason = (detail: unknown): string =>
  isRecord(detail) && typeof detail.code === 'string' ? detail.code : 'unreachable';

/**
 * The error of a call, without Stripe's message: it quotes keys and amounts, and names of guests. An error that is not Stripe's is
 * one of ours.
 */
function stripeFailure(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeConnectionError)
    return paymentError(`stripe_${networkReason(error.detail)}`);
  return error instanceof Stripe.errors.StripeError ? paymentError(`stripe_${reasonOf(error)}`) : error;
}

/** Whether Stripe has read the call and does not do it: nothing is gained by the same call again. */
export const isRefusal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** The code of Stripe's refusal; null: it has none. */
export const refusalCode = (error: unknown): string | null =>
  error instanceof Stripe.errors.StripeError ? (error.code ?? null) : null;

/**
 * Asks Stripe with a key whether it is one. A restricted key need not be allowed to do what is asked. Throws when Stripe cannot be
 * asked.
 */
export async function acceptsKey(secretKey: string, apiUrl: string | null): Promise<boolean> {
  try {
    await stripeClient(secretKey, apiUrl).balance.retrieve();
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return true;
    if (error instanceof Stripe.errors.StripeAuthenticationError) return false;
    throw stripeFailure(error);
  }
}

/** Runs calls of Stripe, and throws only what may stand in a log. */
export async function withStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw stripeFailure(error);
  }
}

/** A key as Stripe gets it. Stripe's logs show keys, and the uuid of an order in one would open the order. */
export const opaqueKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40);

/** Failures under one key that are stepped over. */
const MAX_STORED_FAILURES = 10;

/**
 * Makes a call that has one effect for each key. Stripe stores failures too, and repeats a stored one for a day whatever has become
 * of its reason. A failure that was only repeated is therefore followed by a new call, under a key that follows from the first
 * one's. What had an effect in spite of its failure must be found by the caller before.
 */
export async function once<T>(key: string, call: (idempotencyKey: string) => Promise<T>, failures = 0): Promise<T> {
  try {
    return await call(opaqueKey(key));
  } catch (error) {
    const original = storedFailure(error);
    if (original === null || failures === MAX_STORED_FAILURES) throw error;
    return once(`${key}:${original}`, call, failures + 1);
  }
}

/** The request whose failure an answer repeats; null: it repeats none. */
function storedFailure(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  const { 'idempotent-replayed': isReplayed, 'original-request': original } = error.headers ?? {};
  return isReplayed === 'true' ? (original ?? 'before') : null;
}
