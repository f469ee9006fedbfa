import { minus } from '@/lib/domain/money/money';
import { booksOf } from '@/lib/domain/payments/ledger';
import { entriesOfOrder } from '../stores/payment-entries';
import { dismissReason, isReportKnown, keepRefused, type RefusedReason, storeReport } from '../stores/payment-reports';
import { paymentByReferences, type StoredPayment } from '../stores/payments';
import { applyBooks } from './apply-books';
import { askedProvider } from './ask-provider';
import type { MoneyContext } from './money-context';
import type { MoneyAlert, PaymentReport, ProviderBooks } from './payment-provider';

/** `body`: the raw text, whose signature is in the headers. */
export type SentReport = { headers: Headers; body: string };

/** 'later': the provider must send it again, because nobody could be asked how the payment stands. */
export type HandledReport = 'ok' | 'refused' | 'later';

/**
 * Handles a report of a provider. It is only a reason to ask the provider: what it says of itself is never written down, so that
 * reports may come twice, late and in any order. One that contradicts the order, or that speaks of another hotel's payment,
 * is refused. What no books have stands among staff's problems. Rules: money/MY6, money/MY11.
 */
export async function handleReport(
  context: MoneyContext,
  { provider: code, hotel, report }: { provider: string; hotel: string | null; report: SentReport },
): Promise<HandledReport> {
  const reader = context.paymentProviders.reader(code);
  const read = reader === null ? null : await reader.readReport({ ...report, now: context.now() });
  if (read === null || read.kind === 'refused') return 'refused';
  if (read.kind === 'irrelevant') return 'ok';
  const { db } = context.database;
  const payment = await paymentByReferences(db, code, read);
  // A payment that was begun for an order which was then refused, or one of another system with the same account.
  if (payment === null) return 'ok';
  if ((hotel !== null && hotel !== payment.hotel) || !read.isFor(payment.hotel)) return 'refused';
  const key = { hotel: payment.hotel, provider: code, id: read.id };
  if (await isReportKnown(db, key)) return 'ok';
  const contradiction = contradictionOf(payment, read);
  if (contradiction !== null) return refuse(context, payment, contradiction);
  try {
    const { provider, asked } = await askedProvider(context, payment);
    const books = await provider.result(asked);
    const outcome = await applyBooks(context, payment, books, { reason: 'reported' });
    if (read.alert !== null) await keepAlert(context, payment, { alert: read.alert, books });
    if (outcome === 'refused') return 'refused';
  } catch (error) {
    context.reportError(error, 'a report of a payment');
    return 'later';
  }
  await storeReport(db, { ...key, received_at: context.now().toISOString() });
  return 'ok';
}

type PaymentSaid = Extract<PaymentReport, { kind: 'payment' }>;

function contradictionOf(payment: StoredPayment, { amount, currencyCode }: PaymentSaid): RefusedReason | null {
  const ours = payment.currency_code;
  if (currencyCode !== null && ours !== null && currencyCode.toUpperCase() !== ours.toUpperCase()) return 'currency';
  return amount !== null && amount !== payment.amount ? 'amount' : null;
}

/** Keeps it for staff, and for the log without what it said. */
async function refuse(
  { database: { db }, uuid, now, reportError }: MoneyContext,
  { hotel, order_uuid }: StoredPayment,
  reason: RefusedReason,
): Promise<'refused'> {
  await keepRefused(db, { hotel, order_uuid, id: uuid(), reason, received_at: now().toISOString() });
  reportError(new Error(`a provider reports another ${reason} than the order has`), 'a report of a payment');
  return 'refused';
}

/**
 * Keeps for staff that money goes another way than the ledger knows. Of a refund only what the ledger has as given back and the
 * provider no longer has: one that fails before it has arrived is made again by its step.
 */
async function keepAlert(
  { database, uuid, now }: MoneyContext,
  { hotel, order_uuid }: StoredPayment,
  { alert, books }: { alert: MoneyAlert; books: ProviderBooks },
): Promise<void> {
  const { db } = database;
  const row = { hotel, order_uuid, id: uuid(), received_at: now().toISOString() };
  if (alert.kind === 'refund_failed') {
    const { refunded } = booksOf(await entriesOfOrder(db, hotel, order_uuid));
    const amount = minus(refunded, books.refunded);
    if (amount > 0) await keepRefused(db, { ...row, reason: alert.kind, amount });
    return;
  }
  if (alert.kind !== 'dispute') await dismissReason(db, row, 'dispute');
  await keepRefused(db, { ...row, reason: alert.kind, amount: alert.amount });
}
