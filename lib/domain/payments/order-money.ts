import { leftOf, type Minor, NO_MONEY } from '../money/money';
import { isStopped, type OrderStatus } from '../orders/order-status';
import { type Books, booksOf, heldOf, keptOf, type LedgerEntry } from './ledger';
import { owedOf } from './money-step';

/**
 * What a guest reads about the money of an order that is paid online: 'reserved' until the hotel accepts, 'charged', 'returning' while
 * money is still to be given back, 'returned' in part or whole, 'released' when a reservation ended without a charge.
 * Rule: money/MY2.
 */
export type MoneyState = (typeof MONEY_STATES)[number];
export const MONEY_STATES = ['reserved', 'charged', 'returning', 'returned', 'released'] as const;

/**
 * The money of an order, for guests and staff. `kept`: charged and not given back. `toReturn`: still to be given back.
 * `refunds`: what was given back, the oldest first, with the words of staff or '' where the order ended.
 */
export type MoneyView = {
  state: MoneyState;
  reserved: Minor;
  charged: Minor;
  kept: Minor;
  toReturn: Minor;
  refunds: readonly { amount: Minor; reason: string; at: string }[];
  /** When the reservation ends by itself, ISO; null: there is none, or it is not known. */
  heldUntil: string | null;
};

/** `heldUntil`: when its reservation ends, or has ended before its charge, ISO. */
type Paid = { status: OrderStatus; amount: Minor; credits: readonly Minor[]; heldUntil: string | null };

/** Whether the guest has paid by a reservation of which nothing was charged, although something is owed. */
export const isUncharged = (order: Omit<Paid, 'heldUntil'>, { authorised, captured }: Books): boolean =>
  authorised > 0 && captured === 0 && owedOf(order) > 0;

/**
 * Whether an order's reservation is over before it was charged, so that nothing can be charged any more. `now`: an ISO time.
 * Rule: money/MY8.
 */
export const hasLapsed = ({ heldUntil, ...order }: Paid, books: Books, now: string): boolean =>
  heldUntil !== null && heldUntil <= now && isUncharged(order, books);

/**
 * What the guest owes of an order that staff have taken up, and can no longer be charged because its reservation has ended. What was
 * charged and given back at the provider itself is none of it. Rule: money/MY8.
 */
export function lostChargeOf(order: Omit<Paid, 'heldUntil'>, books: Books): Minor {
  const isTakenUp = order.status !== 'draft' && !isStopped(order.status);
  if (!isTakenUp || books.authorised === 0 || heldOf(books) > 0) return NO_MONEY;
  return leftOf(owedOf(order), books.captured);
}

/** What is to be said about the money of an order; null: nothing was paid. */
export function moneyView(order: Paid, entries: readonly LedgerEntry[]): MoneyView | null {
  const books = booksOf(entries);
  if (books.authorised === 0) return null;
  const [held, kept] = [heldOf(books), keptOf(books)];
  const toReturn = leftOf(kept, owedOf(order));
  return {
    state: stateOf(books, { held, toReturn }),
    reserved: held,
    charged: books.captured,
    kept,
    toReturn,
    refunds: entries
      .filter(({ kind }) => kind === 'refunded')
      .map(({ amount, reason, at }) => ({ amount, reason, at })),
    heldUntil: held > 0 ? order.heldUntil : null,
  };
}

function stateOf(books: Books, { held, toReturn }: { held: Minor; toReturn: Minor }): MoneyState {
  if (toReturn > 0) return 'returning';
  if (books.refunded > 0) return 'returned';
  if (books.captured > 0) return 'charged';
  return held > 0 ? 'reserved' : 'released';
}

/** A reservation that ends within this time is on the desk's list of problems. Rule: money/MY8. */
const HOLD_WARNING_MS = 24 * 3_600_000;

/** How long most cards reserve money. Other methods hold it longer, so that nothing is taken as ended by this alone. */
const USUAL_HOLD_MS = 7 * 24 * 3_600_000;

/** When reservations that are on that list without a known end were made at the latest, ISO. Rule: money/MY8. */
export const usualHoldsSince = (now: Date): string =>
  new Date(now.getTime() - USUAL_HOLD_MS + HOLD_WARNING_MS).toISOString();

/** The end of the time within which reservations are on that list, ISO. */
export const holdWarningUntil = (now: Date): string => new Date(now.getTime() + HOLD_WARNING_MS).toISOString();
