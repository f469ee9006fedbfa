import type Stripe from 'stripe';
import { type Minor, NO_MONEY } from '@/lib/domain/money/money';
import { NO_BOOKS } from '@/lib/domain/payments/ledger';
import { PaymentError } from '../payment-error';
import type { ProviderBooks } from '../payment-provider';
import { fromStripeAmount } from './stripe-amount';

/** The field of our refunds' metadata that says for which step they are. */
export const STEP_FIELD = 'step';

/** What Stripe has of a payment. `intent` is read with its latest charge; null: the guest has not tried to pay. */
export type StripePayment = {
  session: Stripe.Checkout.Session;
  intent: Stripe.PaymentIntent | null;
  refunds: readonly Stripe.Refund[];
};

/** The charge of an intent that was read with it. */
export function chargeOf(intent: Stripe.PaymentIntent | null): Stripe.Charge | null {
  const charge = intent?.latest_charge ?? null;
  if (typeof charge === 'string') throw new PaymentError('STRIPE_CHARGE_MISSING');
  return charge;
}

/** A bank decides later, or the guest has still to pay elsewhere: another payment now could make two. */
const UNDECIDED: ReadonlySet<string> = new Set(['processing', 'requires_action', 'requires_confirmation']);

/** How a refund ends. */
const ENDED: ReadonlySet<string> = new Set(['succeeded', 'failed', 'canceled']);

/** The guest has paid. */
export const PAID: ReadonlySet<string> = new Set(['requires_capture', 'succeeded']);

/**
 * Stripe's books of a payment. What a capture leaves over is released with it. Money that is on its way back counts once it has
 * arrived, so that a refund which fails is still to be made. Rule: money/MY4.
 */
export function stripeBooks({ session, intent, refunds }: StripePayment): ProviderBooks {
  const charge = chargeOf(intent);
  const isOpen = UNDECIDED.has(intent?.status ?? '') || (session.status === 'open' && !PAID.has(intent?.status ?? ''));
  const common = {
    isOpen,
    hasFailed: hasFailed(intent),
    intent: intent?.id ?? null,
    heldUntil: heldUntil(intent),
    isRefunding: refunds.some(isOnItsWay),
  };
  if (intent === null || charge?.status !== 'succeeded') return { ...NO_BOOKS, ...common };
  const captured = charge.captured ? charge.amount_captured : 0;
  const isSettled = intent.status === 'succeeded' || intent.status === 'canceled';
  const inUnits = (amount: number): Minor => (amount === 0 ? NO_MONEY : fromStripeAmount(amount, charge.currency));
  return {
    authorised: inUnits(charge.amount),
    captured: inUnits(captured),
    released: inUnits(isSettled ? charge.amount - captured : 0),
    refunded: inUnits(captured === 0 ? 0 : refundedOf(charge, refunds)),
    ...common,
  };
}

const hasFailed = (intent: Stripe.PaymentIntent | null): boolean =>
  intent?.status === 'requires_payment_method' && intent.last_payment_error !== null;

/** A refund of ours whose end is not known. The hotel's own at Stripe are none of our steps. */
const isOnItsWay = ({ status, metadata }: Stripe.Refund): boolean =>
  metadata?.[STEP_FIELD] !== undefined && !ENDED.has(status ?? '');

/** When a reservation ends by itself, where the card's network says it; other methods hold money for a month, too. Rule: money/MY8. */
function heldUntil(intent: Stripe.PaymentIntent | null): string | null {
  if (intent?.status !== 'requires_capture') return null;
  const seconds = chargeOf(intent)?.payment_method_details?.card?.capture_before ?? null;
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}

/** What was given back of what was captured. */
function refundedOf(charge: Stripe.Charge, refunds: readonly Stripe.Refund[]): number {
  const done = refunds.filter(({ status }) => status === 'succeeded');
  const leftOver = leftOverRefund(charge, done);
  return done.reduce((sum, refund) => sum + (refund === leftOver ? 0 : refund.amount), 0);
}

/**
 * The refund by which Stripe writes down what a capture has left over: the oldest of exactly that amount that we have not asked for.
 * It gives nothing back, since nothing was charged.
 */
function leftOverRefund(charge: Stripe.Charge, refunds: readonly Stripe.Refund[]): Stripe.Refund | null {
  const rest = charge.amount - charge.amount_captured;
  if (rest === 0) return null;
  const others = refunds.filter(({ amount, metadata }) => amount === rest && metadata?.[STEP_FIELD] === undefined);
  return others.toSorted((one, other) => one.created - other.created)[0] ?? null;
}
