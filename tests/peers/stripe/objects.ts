import {
  type Account,
  type Charge,
  type Dispute,
  found,
  type Intent,
  newId,
  type Refund,
  type Session,
} from './account';

/** The fields that a request asks to be sent whole, such as `payment_intent.latest_charge`. */
type Expand = readonly string[];

const under = (expand: Expand, field: string): Expand =>
  expand.flatMap((path) => (path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : []));

const isExpanded = (expand: Expand, field: string): boolean =>
  expand.some((path) => path === field || path.startsWith(`${field}.`));

export function sessionJson(account: Account, session: Session, expand: Expand = []): object {
  const intent = session.intent === null ? null : found(account.intents, session.intent, 'payment_intent');
  return {
    id: session.id,
    object: 'checkout.session',
    amount_total: session.amount,
    currency: session.currency,
    cancel_url: session.cancelUrl,
    success_url: session.successUrl,
    client_reference_id: null,
    created: session.created,
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale,
    metadata: {},
    mode: 'payment',
    payment_intent:
      intent !== null && isExpanded(expand, 'payment_intent')
        ? intentJson(account, intent, under(expand, 'payment_intent'))
        : session.intent,
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    status: session.status,
  };
}

export function intentJson(account: Account, intent: Intent, expand: Expand = []): object {
  const charge = intent.charge === null ? null : found(account.charges, intent.charge, 'charge');
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: charge?.captured ?? 0,
    capture_method: intent.captureMethod,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.hasFailed ? { type: 'card_error', code: 'card_declined' } : null,
    latest_charge: charge !== null && isExpanded(expand, 'latest_charge') ? chargeJson(charge) : intent.charge,
    livemode: false,
    metadata: {},
    status: intent.status,
  };
}

export const chargeJson = (charge: Charge): object => ({
  id: charge.id,
  object: 'charge',
  amount: charge.amount,
  amount_captured: charge.captured ?? 0,
  amount_refunded: charge.refunded,
  captured: charge.captured !== null,
  created: charge.created,
  currency: charge.currency,
  disputed: charge.isDisputed,
  // Stripe sends what the guest has typed at its page; nothing of it may be kept or logged.
  billing_details: { email: 'guest@example.com', name: 'Ada Guest', phone: null },
  paid: charge.isPaid,
  payment_intent: charge.intent,
  payment_method_details: {
    type: 'card',
    card: { last4: '4242', ...(charge.captureBefore !== null && { capture_before: charge.captureBefore }) },
  },
  refunded: charge.refunded === charge.amount,
  status: charge.isPaid ? 'succeeded' : 'failed',
});

export const refundJson = (refund: Refund): object => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: refund.charge,
  created: refund.created,
  currency: refund.currency,
  metadata: refund.metadata,
  payment_intent: refund.intent,
  reason: null,
  status: refund.status,
});

export const disputeJson = (dispute: Dispute): object => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  charge: dispute.charge,
  created: dispute.created,
  currency: dispute.currency,
  payment_intent: dispute.intent,
  reason: 'fraudulent',
  status: dispute.status,
});

/** Notes what Stripe would report, with the object as it is now. */
export function report(account: Account, type: string, object: object): void {
  account.events.push({ id: newId('evt'), type, created: account.now(), object });
}
