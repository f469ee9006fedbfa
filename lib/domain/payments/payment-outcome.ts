import { isStopped } from '../orders/order-status';
import { safeLink } from '../security/safe-link';
import { isCharged, type PaidOrder } from './money-sentence';

/**
 * What the pages /payment/success and /payment/error display after a payment provider has redirected to them. Rule:
 * payment/PY3.
 */
export type PaymentOutcome =
  | { kind: 'paid' }
  /** The guest has paid, and the hotel charges it when it accepts. */
  | { kind: 'reserved' }
  /** What the guest has paid goes back, or was never charged: the sentence about the money says it. Rule: money/MY2. */
  | { kind: 'returned' }
  /**
   * The provider redirected to the success page, but the hotel does not know of the payment yet. Fetch again shortly.
   */
  | { kind: 'waiting' }
  /** `link`: where the guest can try again; null: the payment cannot be repeated. */
  | { kind: 'failed'; link: string | null }
  /** The order is not one of the guest's, or it is not paid online. */
  | { kind: 'unknown' };

type OnlineOrder = {
  uuid: string;
  num: string;
  created_at: string;
  integration_payment: { status_id: string; extra: { payment_link: string | null } } | null;
};

type Paid = PaidOrder & Pick<OnlineOrder, 'integration_payment'>;

const placedAtMs = (order: OnlineOrder): number => Date.parse(order.created_at) || 0;

/**
 * Returns the order of a payment page: the one whose number is in the address, or else the guest's newest order that is
 * paid online. Returns null for the number of another guest's order. An upstream may put the order's uuid into the
 * address instead.
 */
export function orderOfPayment<Order extends OnlineOrder>(
  orders: readonly Order[],
  orderInUrl: string | null,
): Order | null {
  if (orderInUrl !== null && orderInUrl !== '') {
    return (
      orders.find(({ num, uuid }) => num === orderInUrl || uuid.toLowerCase() === orderInUrl.toLowerCase()) ?? null
    );
  }
  const online = orders.filter(({ integration_payment }) => integration_payment !== null);
  return [...online].sort((one, other) => placedAtMs(other) - placedAtMs(one))[0] ?? null;
}

/**
 * Returns the outcome of a payment. The hotel's status decides: anybody can open /payment/success, so the page alone
 * proves nothing. The page decides only for a payment that is still in progress.
 */
export function paymentOutcome(page: 'success' | 'error', order: Paid | null): PaymentOutcome {
  const payment = order?.integration_payment ?? null;
  if (order === null || payment === null) return { kind: 'unknown' };
  const link = safeLink(payment.extra.payment_link);
  if (payment.status_id === 'done') return { kind: doneKind(order) };
  if (payment.status_id === 'error') return { kind: 'failed', link };
  if (payment.status_id !== 'goes') return { kind: 'unknown' };
  return page === 'error' ? { kind: 'failed', link } : { kind: 'waiting' };
}

function doneKind(order: Paid): 'paid' | 'reserved' | 'returned' {
  if (!order.money || isCharged(order.money)) return 'paid';
  return order.money.state === 'reserved' && !isStopped(order.ostatus_id) ? 'reserved' : 'returned';
}
