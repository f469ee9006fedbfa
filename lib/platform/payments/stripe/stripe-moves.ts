import type Stripe from 'stripe';
import type { Minor } from '@/lib/domain/money/money';
import { PaymentError } from '../payment-error';
import type { ProviderBooks, ProviderPayment } from '../payment-provider';
import { toStripeAmount } from './stripe-amount';
import { chargeOf, PAID, STEP_FIELD, type StripePayment, stripeBooks } from './stripe-books';
import { isRefusal, once, opaqueKey, refusalCode } from './stripe-client';

/** A payment, and the client of its hotel's account. */
export type MoneyCall = { stripe: Stripe; payment: ProviderPayment };

/** An intent is of use only with its charge, which has the amounts. */
const WITH_CHARGE = { expand: ['latest_charge'] };

/** More refunds than an order can have. */
const MAX_REFUNDS = 100;

/**
 * Reads a payment: by its session, which leads to the intent; an intent that is known by itself counts more, because a payment that
 * was begun again has a new session.
 */
async function read({ stripe, payment }: MoneyCall): Promise<Omit<StripePayment, 'refunds'>> {
  const session = await stripe.checkout.sessions.retrieve(payment.reference, {
    expand: ['payment_intent.latest_charge'],
  });
  if (session.currency?.toUpperCase() !== payment.currencyCode?.toUpperCase())
    throw new PaymentError('CURRENCY_DIFFERS');
  const { payment_intent: own } = session;
  if (typeof own === 'string') throw new PaymentError('STRIPE_INTENT_MISSING');
  const isOther = payment.intent !== null && payment.intent !== own?.id;
  return { session, intent: isOther ? await readIntent(stripe, payment.intent ?? '') : own };
}

const readIntent = (stripe: Stripe, id: string) => stripe.paymentIntents.retrieve(id, WITH_CHARGE);

const refundsOf = async (stripe: Stripe, intent: string): Promise<readonly Stripe.Refund[]> =>
  (await stripe.refunds.list({ payment_intent: intent, limit: MAX_REFUNDS })).data;

/** The books of what was read. Refunds are read only where there can be some. */
async function booksOf(stripe: Stripe, { session, intent }: Omit<StripePayment, 'refunds'>): Promise<ProviderBooks> {
  const charge = chargeOf(intent);
  const mayHaveRefunds = charge?.captured === true && charge.amount_refunded > 0;
  const refunds = intent !== null && mayHaveRefunds ? await refundsOf(stripe, intent.id) : [];
  return stripeBooks({ session, intent, refunds });
}

/** How a payment stands, after the intent got the number of its order. */
export async function result(call: MoneyCall): Promise<ProviderBooks> {
  const found = await read(call);
  await nameIntent(call, found.intent);
  return booksOf(call.stripe, found);
}

/** Puts the order's number before the hotel's name, by which the hotel's accountants find the order. */
async function nameIntent({ stripe, payment }: MoneyCall, intent: Stripe.PaymentIntent | null): Promise<void> {
  const number = `#${payment.num}`;
  if (intent === null || !PAID.has(intent.status) || intent.description?.startsWith(number)) return;
  const description = [number, ...(intent.description ? [intent.description] : [])].join(' · ');
  try {
    await stripe.paymentIntents.update(intent.id, { description });
  } catch {
    // The books matter more; the next look tries it again.
  }
}

/** Charges what is reserved, once. What is left over is released with it. */
export async function capture(call: MoneyCall, amount: Minor, key: string): Promise<ProviderBooks> {
  const { stripe } = call;
  const found = await read(call);
  const { intent } = found;
  if (intent?.status !== 'requires_capture') return booksOf(stripe, found);
  const amount_to_capture = toStripeAmount(amount, intent.currency);
  const refusal = await refusalOf(`${intent.id}:${key}`, (idempotencyKey) =>
    stripe.paymentIntents.capture(intent.id, { amount_to_capture }, { idempotencyKey }),
  );
  const after = await readIntent(stripe, intent.id);
  if (refusal !== null && after.status === 'requires_capture') throw refusal;
  return booksOf(stripe, { ...found, intent: after });
}

/**
 * Releases what is reserved, and ends the page on which the guest could still pay. Stripe ends an intent with its open page; a guest
 * who pays in this moment leaves an intent to cancel.
 */
export async function release(call: MoneyCall, key: string): Promise<ProviderBooks> {
  const { stripe } = call;
  const found = await read(call);
  const { session, intent } = found.session.status === 'open' ? await endPage(call, key) : found;
  if (intent?.status !== 'requires_capture') return booksOf(stripe, { session, intent });
  const refusal = await refusalOf(`${intent.id}:${key}`, (idempotencyKey) =>
    stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey }),
  );
  const after = await readIntent(stripe, intent.id);
  if (refusal !== null && after.status === 'requires_capture') throw refusal;
  return booksOf(stripe, { session, intent: after });
}

async function endPage(call: MoneyCall, key: string): Promise<Omit<StripePayment, 'refunds'>> {
  const { stripe, payment } = call;
  const refusal = await refusalOf(`${payment.reference}:${key}`, (idempotencyKey) =>
    stripe.checkout.sessions.expire(payment.reference, {}, { idempotencyKey }),
  );
  const after = await read(call);
  if (refusal !== null && after.session.status === 'open') throw refusal;
  return after;
}

/**
 * Gives back a part of what was charged, once for each key, however long ago the key was used: the refund itself names its step.
 * A refund that has failed at the guest's bank is followed by another.
 */
export async function refund(call: MoneyCall, amount: Minor, key: string): Promise<ProviderBooks> {
  const { stripe } = call;
  const found = await read(call);
  const { intent } = found;
  if (intent?.status !== 'succeeded') return booksOf(stripe, found);
  const step = opaqueKey(`${intent.id}:${key}`);
  const own = (await refundsOf(stripe, intent.id)).filter(({ metadata }) => metadata?.[STEP_FIELD] === step);
  if (own.every(({ status }) => status === 'failed' || status === 'canceled')) {
    const params = {
      payment_intent: intent.id,
      amount: toStripeAmount(amount, intent.currency),
      metadata: { [STEP_FIELD]: step },
    };
    const refusal = await refusalOf(`${intent.id}:${key}:${params.amount}:${own.length}`, (idempotencyKey) =>
      stripe.refunds.create(params, { idempotencyKey }),
    );
    if (refusal !== null && refusalCode(refusal) !== 'charge_already_refunded') throw refusal;
  }
  return booksOf(stripe, { ...found, intent: await readIntent(stripe, intent.id) });
}

/**
 * Moves money once for each key. Returns Stripe's refusal, after which the caller looks whether it was done already: by an earlier
 * call, by the hotel at Stripe, or by the guest in this moment.
 */
async function refusalOf(key: string, call: (idempotencyKey: string) => Promise<unknown>): Promise<unknown> {
  try {
    await once(key, call);
    return null;
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}
