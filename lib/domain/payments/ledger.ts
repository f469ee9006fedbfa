import { addUp, type Minor, minus, NO_MONEY } from '../money/money';

/** What happened to the money of one payment. Rule: money/MY1. */
export type EntryKind = (typeof ENTRY_KINDS)[number];
export const ENTRY_KINDS = ['authorised', 'captured', 'released', 'refunded', 'failed'] as const;

/**
 * One line of a payment's ledger. `amount`: what this entry added, never negative. `reason`: a code for the log, or of a refund
 * the words that the guest reads. `key`: the same for the same event, however often it is reported. `at`: ISO.
 */
export type LedgerEntry = { kind: EntryKind; amount: Minor; reason: string; key: string; at: string };

/**
 * The amounts of a payment up to now. `captured` is what was charged, `released` what was reserved and is no longer.
 * They only grow, so an older state of the same books is never mistaken for news.
 */
export type Books = { authorised: Minor; captured: Minor; released: Minor; refunded: Minor };

export const NO_BOOKS: Books = { authorised: NO_MONEY, captured: NO_MONEY, released: NO_MONEY, refunded: NO_MONEY };

const AMOUNTS = ['authorised', 'captured', 'released', 'refunded'] as const;

/** Adds up a ledger. */
export const booksOf = (entries: readonly LedgerEntry[]): Books => {
  const sumOf = (kind: EntryKind) => addUp(entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
  return {
    authorised: sumOf('authorised'),
    captured: sumOf('captured'),
    released: sumOf('released'),
    refunded: sumOf('refunded'),
  };
};

/** What was charged and not given back. */
export const keptOf = ({ captured, refunded }: Books): Minor => minus(captured, refunded);

/** What is reserved and neither charged nor released. */
export const heldOf = ({ authorised, captured, released }: Books): Minor =>
  minus(authorised, addUp([captured, released]));

export type BrokenLaw = 'captured-above-authorised' | 'refunded-above-captured' | 'negative';

/** The law that books break; null: they are sound. Rule: money/MY1. */
export function brokenLaw(books: Books): BrokenLaw | null {
  if (AMOUNTS.some((amount) => books[amount] < 0)) return 'negative';
  if (books.captured + books.released > books.authorised) return 'captured-above-authorised';
  return books.refunded > books.captured ? 'refunded-above-captured' : null;
}

/**
 * The entries that a ledger lacks to agree with a provider's books: one for each amount that is higher there. Amounts that
 * are lower there are an older state and change nothing, so books may arrive twice, late and in any order. The key of an
 * entry is its kind with the amount that it leads to.
 */
export function missingEntries(
  entries: readonly LedgerEntry[],
  reported: Books,
  { reason, at }: Pick<LedgerEntry, 'reason' | 'at'>,
): readonly LedgerEntry[] {
  const known = booksOf(entries);
  return AMOUNTS.flatMap((kind) => {
    const amount = minus(reported[kind], known[kind]);
    return amount > 0 ? [{ kind, amount, reason, key: entryKey(kind, reported[kind]), at }] : [];
  });
}

/** The key of the entry that brings an amount to this height. */
export const entryKey = (kind: EntryKind, reached: Minor): string => `${kind}:${reached}`;
