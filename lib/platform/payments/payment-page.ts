import { addHours } from 'date-fns';
import { addUp, lesserOf, type Minor } from '@/lib/domain/money/money';
import { type Books, booksOf, heldOf, keptOf, type LedgerEntry } from '@/lib/domain/payments/ledger';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import type { Database } from '../database/database';
import { entriesOfOrder } from '../stores/payment-entries';
import { paymentByToken, type StoredPayment } from '../stores/payments';
import { paymentError } from './payment-error';
import type { PaymentProvider, ProviderBooks, ProviderPayment } from './payment-provider';
import { providerKey } from './provider-key';

/** The path at which a guest pays, whatever the provider. The token is random, because knowing it is enough to pay. */
export const payPath = (token: string): string => `/pay/${token}`;

/** Whether a string has the form of a token. Other strings are not looked up in the store. */
export const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** Hours for which the demonstration page reserves money: a week, as most cards do. */
const HOLD_HOURS = 7 * 24;

type PageOptions = { now(): Date; capture(hotel: string): CaptureTime };

/**
 * The provider of the product's own payment page, a demonstration where the guest chooses the result. It plays all that a real one
 * does: it reserves, charges, releases and gives back, and its reservations end by themselves. Its books are the ledger
 * itself, so that nothing is moved until its answer is applied. Rule: payment/PY6.
 */
export function paymentPage({ db }: Database, { now, capture }: PageOptions): PaymentProvider {
  /** The payment's books after a change, which is made unless the ledger has the key of the step. */
  const booksAfter = async (asked: ProviderPayment, key: string, change: (books: Books) => Books) => {
    const entries = await entriesAt(asked);
    const books = bookedNow(entries);
    const isMade = entries.some((entry) => providerKey(asked.reference, entry.key) === key);
    return pageBooks(isMade ? books : change(books), entries);
  };
  const entriesAt = async ({ hotel, reference }: ProviderPayment) => {
    const payment = await paymentByToken(db, hotel, reference);
    if (payment === null) throw paymentError('payment unknown');
    return entriesOfOrder(db, hotel, payment.order_uuid);
  };
  /** A reservation that has lasted its week is over. */
  const bookedNow = (entries: readonly LedgerEntry[]): Books => {
    const books = booksOf(entries);
    const end = holdEnd(entries);
    return end !== null && end <= now().toISOString() ? withoutHold(books) : books;
  };
  return {
    code: 'page',
    begin: async ({ hotel, token }) => ({ reference: token, pageUrl: null, capture: capture(hotel) }),
    async result(asked) {
      const entries = await entriesAt(asked);
      return pageBooks(bookedNow(entries), entries);
    },
    // What is not charged is released with it.
    capture: (asked, amount, key) => booksAfter(asked, key, (books) => withoutHold(withCharge(books, amount))),
    release: (asked, key) => booksAfter(asked, key, withoutHold),
    refund: (asked, amount, key) =>
      booksAfter(asked, key, (books) => ({
        ...books,
        refunded: addUp([books.refunded, lesserOf(amount, keptOf(books))]),
      })),
    readReport: async () => ({ kind: 'refused', why: 'not-set-up' }),
  };
}

const withCharge = (books: Books, amount: Minor): Books => ({
  ...books,
  captured: addUp([books.captured, lesserOf(amount, heldOf(books))]),
});

const withoutHold = (books: Books): Books => ({ ...books, released: addUp([books.released, heldOf(books)]) });

const holdEnd = (entries: readonly LedgerEntry[]): string | null => {
  const paid = entries.find(({ kind }) => kind === 'authorised');
  return paid === undefined ? null : addHours(paid.at, HOLD_HOURS).toISOString();
};

const pageBooks = (books: Books, entries: readonly LedgerEntry[]): ProviderBooks => ({
  ...books,
  isOpen: books.authorised === 0,
  hasFailed: false,
  intent: null,
  heldUntil: heldOf(books) > 0 ? holdEnd(entries) : null,
  isRefunding: false,
});

/** What the demonstration page does when its guest pays, or when the payment fails. Paying again changes nothing. */
export function booksAfterChoice(
  { amount, capture }: Pick<StoredPayment, 'amount' | 'capture'>,
  entries: readonly LedgerEntry[],
  { isPaid, now }: { isPaid: boolean; now: Date },
): ProviderBooks {
  const books = booksOf(entries);
  if (!isPaid) return { ...pageBooks(books, entries), hasFailed: true };
  if (books.authorised > 0) return pageBooks(books, entries);
  const reserved = { ...books, authorised: amount };
  const paid = capture === 'at_once' ? withCharge(reserved, amount) : reserved;
  return {
    ...pageBooks(paid, entries),
    heldUntil: heldOf(paid) > 0 ? addHours(now, HOLD_HOURS).toISOString() : null,
  };
}
