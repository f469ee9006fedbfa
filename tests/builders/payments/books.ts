import { readMinor } from '@/lib/domain/money/money';
import type { Books, EntryKind, LedgerEntry } from '@/lib/domain/payments/ledger';

/** Thousandths as an amount. */
export const minor = readMinor;

type Amounts = Partial<Readonly<Record<keyof Books, number>>>;

/** The books of a payment, in thousandths; 0 where nothing is said. */
export const books = ({ authorised = 0, captured = 0, released = 0, refunded = 0 }: Amounts = {}): Books => ({
  authorised: minor(authorised),
  captured: minor(captured),
  released: minor(released),
  refunded: minor(refunded),
});

export const AT = '2026-05-01T10:00:00.000Z';

/** An entry of a ledger, in thousandths. */
export const entry = (kind: EntryKind, amount: number, parts: Partial<LedgerEntry> = {}): LedgerEntry => ({
  kind,
  amount: minor(amount),
  reason: 'paid',
  key: `${kind}:${amount}`,
  at: AT,
  ...parts,
});
