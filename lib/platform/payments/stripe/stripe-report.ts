import Stripe from 'stripe';
import type { MoneyAlert, PaymentReport } from '../payment-provider';
import { fromStripeAmount } from './stripe-amount';

/** Seconds that a report may be old. An older one may be a copy that somebody has recorded. */
const TOLERANCE_SECONDS = 300;

/** Reports about these are read. */
const TYPES = /^(?:checkout\.session|payment_intent|charge|refund)\./;

type Received = { headers: Headers; body: string; now: Date };

type Secrets = {
  /** Every secret by which a report may be signed. */
  all: readonly string[];
  /** Those of a hotel's account. */
  of(hotel: string): readonly string[];
};

/**
 * Reads a report of Stripe's: it must be signed with one of the secrets, and not be old. It is about the payments of the hotels
 * whose account has this secret. Rule: money/MY6.
 */
export function readStripeReport(received: Received, secrets: Secrets): PaymentReport {
  if (secrets.all.length === 0) return { kind: 'refused', why: 'not-set-up' };
  const signature = received.headers.get('stripe-signature') ?? '';
  const signed = secrets.all.flatMap((secret) => {
    const event = readEvent(received, signature, secret);
    return event === null ? [] : [{ secret, event }];
  });
  const event = signed[0]?.event;
  if (event === undefined) return { kind: 'refused', why: 'signature' };
  const subject = TYPES.test(event.type) ? subjectOf(event.data.object) : null;
  if (subject === null) return { kind: 'irrelevant', id: event.id };
  const verified = new Set(signed.map(({ secret }) => secret));
  return {
    kind: 'payment',
    id: event.id,
    ...subject,
    alert: alertOf(event),
    isFor: (hotel) => secrets.of(hotel).some((secret) => verified.has(secret)),
  };
}

function readEvent({ body, now }: Received, signature: string, secret: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch {
    // A wrong signature, an old one, or a body that is no event.
    return null;
  }
}

type Subject = Pick<Extract<PaymentReport, { kind: 'payment' }>, 'reference' | 'intent' | 'amount' | 'currencyCode'>;

const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

const priced = (amount: number | null, currency: string | null): Pick<Subject, 'amount' | 'currencyCode'> => ({
  amount: amount === null || currency === null ? null : fromStripeAmount(amount, currency),
  currencyCode: currency?.toUpperCase() ?? null,
});

type Reported = Stripe.Checkout.Session | Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute;

/** The payment that an object belongs to; null: none. The own amount of a refund or a dispute is not what the payment amounts to. */
function subjectOf(about: Stripe.Event.Data.Object): Subject | null {
  const object = about as Partial<Reported>;
  switch (object.object) {
    case 'checkout.session': {
      const { id = null, payment_intent, amount_total = null, currency = null } = object;
      return { reference: id, intent: idOf(payment_intent), ...priced(amount_total, currency) };
    }
    case 'payment_intent': {
      const { id = null, amount = null, currency = null } = object;
      return { reference: null, intent: id, ...priced(amount, currency) };
    }
    case 'charge': {
      const { payment_intent, amount = null, currency = null } = object;
      return ofIntent(idOf(payment_intent), priced(amount, currency));
    }
    case 'dispute':
    case 'refund': {
      const { payment_intent, currency = null } = object;
      return ofIntent(idOf(payment_intent), priced(null, currency));
    }
    default:
      return null;
  }
}

const ofIntent = (intent: string | null, price: Pick<Subject, 'amount' | 'currencyCode'>): Subject | null =>
  intent === null ? null : { reference: null, intent, ...price };

/** What a report says that no books have; null: nothing. A dispute that is not lost has cost nothing. Rule: money/MY11. */
function alertOf({ type, data }: Stripe.Event): MoneyAlert | null {
  const object = data.object as Partial<Reported>;
  if (object.object === 'refund') return object.status === 'failed' ? { kind: 'refund_failed' } : null;
  if (object.object !== 'dispute') return null;
  const { amount = 0, currency = '', status } = object;
  const isClosed = type === 'charge.dispute.closed';
  if (!isClosed && type !== 'charge.dispute.created') return null;
  const ended = status === 'lost' ? 'dispute_lost' : 'dispute_won';
  return { kind: isClosed ? ended : 'dispute', amount: fromStripeAmount(amount, currency) };
}
