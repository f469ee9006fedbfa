import {
  type Account,
  type Charge,
  type Dispute,
  found,
  type Intent,
  invalid,
  move,
  newId,
  type Refund,
} from './account';
import { checkAmount } from './checkout';
import { type Form, textAt, valueAt } from './form';
import { chargeJson, disputeJson, intentJson, refundJson, report } from './objects';

const intentBy = (account: Account, id: string): Intent => found(account.intents, id, 'payment_intent');

function heldCharge(account: Account, intent: Intent, verb: string): Charge {
  if (intent.status !== 'requires_capture' || intent.charge === null)
    throw invalid(
      `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
    );
  return found(account.charges, intent.charge, 'charge');
}

/** `POST /v1/payment_intents/{id}`: only its description. */
export function updateIntent(account: Account, id: string, form: Form): Intent {
  const intent = intentBy(account, id);
  intent.description = textAt(form, 'description') ?? intent.description;
  return intent;
}

/** `POST /v1/payment_intents/{id}/capture`: once; what is left over is given back by itself. */
export function captureIntent(account: Account, id: string, form: Form): Intent {
  const intent = intentBy(account, id);
  const charge = heldCharge(account, intent, 'captured');
  const amount = Number(textAt(form, 'amount_to_capture') ?? charge.amount);
  checkAmount(amount, intent.currency);
  if (amount > charge.amount) throw invalid('You cannot capture more than is capturable.', 'amount_too_large');
  const rest = charge.amount - amount;
  charge.captured = amount;
  charge.refunded = rest;
  charge.captureBefore = null;
  intent.status = 'succeeded';
  move(account, id, 'captured', amount);
  if (rest > 0) {
    move(account, id, 'released', rest);
    if (account.listsLeftOvers) addRefund(account, charge, { amount: rest, metadata: {}, status: 'succeeded' });
  }
  report(account, 'charge.captured', chargeJson(charge));
  report(account, 'payment_intent.succeeded', intentJson(account, intent));
  return intent;
}

/** `POST /v1/payment_intents/{id}/cancel` */
export function cancelIntent(account: Account, id: string): Intent {
  const intent = intentBy(account, id);
  const session = intent.session === null ? undefined : account.sessions.get(intent.session);
  if (session?.status === 'open')
    throw invalid('You cannot cancel the PaymentIntent of an open Checkout Session. Expire it instead.');
  const charge = heldCharge(account, intent, 'canceled');
  charge.refunded = charge.amount;
  charge.captureBefore = null;
  intent.status = 'canceled';
  move(account, id, 'released', charge.amount);
  if (account.listsLeftOvers) addRefund(account, charge, { amount: charge.amount, metadata: {}, status: 'succeeded' });
  report(account, 'charge.refunded', chargeJson(charge));
  report(account, 'payment_intent.canceled', intentJson(account, intent));
  return intent;
}

function addRefund(account: Account, charge: Charge, about: Pick<Refund, 'amount' | 'metadata' | 'status'>): Refund {
  const refund: Refund = {
    id: newId('re'),
    intent: charge.intent,
    charge: charge.id,
    currency: charge.currency,
    created: account.now(),
    ...about,
  };
  account.refunds.set(refund.id, refund);
  return refund;
}

const textsOf = (form: Form[string] | undefined): Record<string, string> =>
  typeof form === 'object' ? Object.fromEntries(Object.entries(form).map(([key, value]) => [key, String(value)])) : {};

/** `POST /v1/refunds`, also by the hotel itself at Stripe. */
export function createRefund(account: Account, form: Form): Refund {
  const intent = intentBy(account, textAt(form, 'payment_intent') ?? '');
  const charge = intent.charge === null ? null : found(account.charges, intent.charge, 'charge');
  if (charge === null || charge.captured === null || intent.status !== 'succeeded')
    throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent_unexpected_state');
  if (charge.isDisputed) throw invalid(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
  const left = charge.amount - charge.refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const amount = Number(textAt(form, 'amount') ?? left);
  checkAmount(amount, intent.currency);
  if (amount > left) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
  charge.refunded += amount;
  const refund = addRefund(account, charge, {
    amount,
    metadata: textsOf(valueAt(form, 'metadata')),
    status: account.refundStatus,
  });
  if (refund.status === 'succeeded') move(account, intent.id, 'refunded', amount);
  report(account, 'refund.created', refundJson(refund));
  report(account, 'charge.refunded', chargeJson(charge));
  return refund;
}

/** The guest's bank has taken a refund that was on its way, or sent it back. */
export function settleRefund(account: Account, id: string, status: 'succeeded' | 'failed'): void {
  const refund = found(account.refunds, id, 'refund');
  const charge = found(account.charges, refund.charge, 'charge');
  refund.status = status;
  if (status === 'succeeded') move(account, refund.intent, 'refunded', refund.amount);
  else charge.refunded -= refund.amount;
  report(account, status === 'failed' ? 'refund.failed' : 'refund.updated', refundJson(refund));
}

/** The guest's bank sends back a refund that had arrived. */
export function returnRefund(account: Account, id: string): void {
  const refund = found(account.refunds, id, 'refund');
  move(account, refund.intent, 'refunded', -refund.amount);
  settleRefund(account, id, 'failed');
  report(account, 'charge.refund.updated', refundJson(refund));
}

/** The guest's bank disputes a charge, which nobody can refund from then on. */
export function openDispute(account: Account, intent: string, amount: number): void {
  const charge = found(account.charges, intentBy(account, intent).charge ?? '', 'charge');
  charge.isDisputed = true;
  const about = { intent, charge: charge.id, amount, currency: charge.currency, created: account.now() };
  const dispute: Dispute = { id: newId('dp'), status: 'needs_response', ...about };
  account.disputes.set(dispute.id, dispute);
  report(account, 'charge.dispute.created', disputeJson(dispute));
}

/** The bank decides all disputes. */
export function closeDisputes(account: Account, status: 'won' | 'lost'): void {
  for (const dispute of account.disputes.values()) {
    if (dispute.status !== 'needs_response') continue;
    dispute.status = status;
    found(account.charges, dispute.charge, 'charge').isDisputed = status === 'lost';
    report(account, 'charge.dispute.closed', disputeJson(dispute));
  }
}

/** The card's network ends a reservation that nobody has captured. */
export function endHold(account: Account, id: string): void {
  const intent = cancelIntent(account, id);
  const charge = found(account.charges, intent.charge ?? '', 'charge');
  report(account, 'charge.expired', chargeJson(charge));
}
