import { safeLink } from '../security/safe-link';

/**
 * What the pages say to which a payment leads back: /payment/success and /payment/error. Rule: payment/PY3.
 */
export type PaymentOutcome =
  | { kind: 'paid' }
  /** The provider led back as paid and the hotel has not heard of it yet: look again shortly. */
  | { kind: 'waiting' }
  /** `link`: where it can be tried again; null: nowhere. */
  | { kind: 'failed'; link: string | null }
  /** Nobody can tell: the order is not among the guest's, or it is not paid online. */
  | { kind: 'unknown' };

type PaidOrder = {
  uuid: string;
  num: string;
  created_at: string;
  integration_payment: { status_id: string; extra: { payment_link: string | null } } | null;
};

const momentOf = (order: PaidOrder): number => Date.parse(order.created_at) || 0;

/**
 * The order that a payment page speaks of: the one that its address names by its number, else the guest's newest that
 * is paid online. One that is named and is not the guest's is none. An upstream may lead back with the order's uuid.
 */
export function orderOfPayment<Order extends PaidOrder>(orders: readonly Order[], named: string | null): Order | null {
  if (named !== null && named !== '') {
    return orders.find(({ num, uuid }) => num === named || uuid.toLowerCase() === named.toLowerCase()) ?? null;
  }
  const online = orders.filter(({ integration_payment }) => integration_payment !== null);
  return [...online].sort((one, other) => momentOf(other) - momentOf(one))[0] ?? null;
}

/**
 * What happened, by the hotel's own word first: anybody can open /payment/success, so the page's name alone proves
 * nothing; it only says how to read a payment that is still under way.
 */
export function paymentOutcome(
  page: 'success' | 'error',
  order: Pick<PaidOrder, 'integration_payment'> | null,
): PaymentOutcome {
  const payment = order?.integration_payment ?? null;
  if (payment === null) return { kind: 'unknown' };
  const link = safeLink(payment.extra.payment_link);
  if (payment.status_id === 'done') return { kind: 'paid' };
  if (payment.status_id === 'error') return { kind: 'failed', link };
  if (payment.status_id !== 'goes') return { kind: 'unknown' };
  return page === 'error' ? { kind: 'failed', link } : { kind: 'waiting' };
}
