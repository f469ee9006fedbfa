import { addUp, leftOf, lesserOf, type Minor, minus, NO_MONEY } from '../money/money';
import { isStopped, type OrderStatus } from '../orders/order-status';
import { type Books, entryKey, heldOf, keptOf } from './ledger';

/** When a guest's money is taken: as soon as the guest pays, or once the hotel accepts the order. Rule: money/MY3. */
export const CAPTURE_TIMES = ['at_once', 'on_accept'] as const;
export type CaptureTime = (typeof CAPTURE_TIMES)[number];

/** What has to be asked of the provider next. `key`: the same for the same step, so that a repeated request has one effect. */
export type MoneyStep = { kind: 'capture' | 'release' | 'refund'; amount: Minor; key: string };

/** The entry that a step leads to. */
const ENTRY_OF = { capture: 'captured', release: 'released', refund: 'refunded' } as const;

type OrderMoney = {
  status: OrderStatus;
  /** What the guest was to pay. */
  amount: Minor;
  /** What staff have taken off since. */
  credits: readonly Minor[];
  /** Whether the guest can still pay at the provider. */
  isOpen: boolean;
};

/** What the guest owes for what is delivered: nothing of a stopped order. Rule: money/MY1. */
export const owedOf = ({ status, amount, credits }: Pick<OrderMoney, 'status' | 'amount' | 'credits'>): Minor =>
  isStopped(status) ? NO_MONEY : leftOf(amount, addUp(credits));

/**
 * The next step towards the state in which what is charged and not given back is what the guest owes; null: it is reached, or it is
 * the guest's turn. A stopped order charges nothing: what is reserved is released, what was charged is given back. An
 * order that waits for the hotel charges nothing either, unless the money was taken at once. Rule: money/MY4.
 */
export function nextMoneyStep(order: OrderMoney, books: Books): MoneyStep | null {
  const owed = owedOf(order);
  const [kept, held] = [keptOf(books), heldOf(books)];
  const step = (kind: MoneyStep['kind'], amount: Minor, reached: Minor): MoneyStep => ({
    kind,
    amount,
    key: entryKey(ENTRY_OF[kind], reached),
  });
  if (kept > owed) {
    const amount = minus(kept, owed);
    return step('refund', amount, addUp([books.refunded, amount]));
  }
  const isAccepted = order.status !== 'draft' && !isStopped(order.status);
  if (held > 0 && isAccepted && books.captured === 0 && owed > 0) {
    const amount = lesserOf(held, owed);
    return step('capture', amount, amount);
  }
  // A page that is still open could be paid after the order has ended.
  const isLeftOpen = isStopped(order.status) && order.isOpen;
  if ((held > 0 && (owed === 0 || books.captured > 0)) || isLeftOpen) {
    return step('release', held, addUp([books.released, held]));
  }
  return null;
}
