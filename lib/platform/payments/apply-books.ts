import { minutesToMilliseconds } from 'date-fns';
import { NO_MONEY } from '@/lib/domain/money/money';
import { isStopped } from '@/lib/domain/orders/order-status';
import {
  type Books,
  booksOf,
  brokenLaw,
  heldOf,
  keptOf,
  type LedgerEntry,
  missingEntries,
} from '@/lib/domain/payments/ledger';
import { owedOf } from '@/lib/domain/payments/money-step';
import { isUncharged, lostChargeOf } from '@/lib/domain/payments/order-money';
import { refundReason } from '@/lib/domain/payments/refund-reason';
import type { Db } from '../database/database';
import { issueReceipts } from '../receipts/issue-receipts';
import { orderByUuid, type StoredOrder, setIntegrationPayment } from '../stores/orders';
import { appendEvent, lockOutbox, nextEventId, type OutboxEvent } from '../stores/outbox';
import { creditsOf } from '../stores/payment-credits';
import { entriesOfOrder, insertEntries } from '../stores/payment-entries';
import { keepRefused, type RefusedReason } from '../stores/payment-reports';
import {
  decidePayment,
  type PaymentStatus,
  paymentOfOrder,
  type StoredPayment,
  setPaymentProgress,
} from '../stores/payments';
import { syncTickets } from '../ticket-queue/sync-tickets';
import type { MoneyContext } from './money-context';
import type { ProviderBooks } from './payment-provider';
import { planStep } from './plan-step';

/** 'refused': the books contradict themselves, the ledger or the payment. */
export type AppliedBooks = 'changed' | 'unchanged' | 'refused';

/** How often the provider is asked about a payment that can still change by itself. Rule: money/MY7. */
const CHECK_MINUTES = 5;
/** The same while only money is on its way back, for which a bank takes days. */
const REFUND_CHECK_MINUTES = 60;

/** What staff and the log read of books that are refused. */
const REFUSALS = {
  law: 'the books of a payment break the laws of the ledger',
  amount: 'a provider has authorised another amount than the payment has',
} as const satisfies Partial<Record<RefusedReason, string>>;
type Refusal = keyof typeof REFUSALS;

type AskedPayment = Pick<StoredPayment, 'hotel' | 'order_uuid' | 'reference'>;

/**
 * Brings the ledger of a payment up to its provider's books, in one transaction with the order's payment status, the event and the
 * next step. Books that come again, or late, change nothing. An order that has ended meanwhile is no reason to refuse what
 * the guest has paid: it is written down, and the next step gives it back. `reason`: a code for the entries. `isAttempt`: the attempt
 * that has the order's step was given these books, so nobody else asks the provider to move money. Rule: money/MY1.
 */
export async function applyBooks(
  context: MoneyContext,
  payment: AskedPayment,
  books: ProviderBooks,
  { reason, isAttempt = false }: { reason: string; isAttempt?: boolean },
): Promise<AppliedBooks> {
  const { database, now, uuid } = context;
  const { hotel, order_uuid } = payment;
  const at = now().toISOString();
  const applied = await database.db.transaction().execute(async (db): Promise<OutboxEvent | 'unchanged' | Refusal> => {
    await lockOutbox(db, hotel);
    const outcome = await writeBooks(db, { payment, books, reason, at, id: uuid() });
    if (outcome === 'law' || outcome === 'amount') return outcome;
    await planStep(db, hotel, order_uuid, { now: at, asked: { books, isAttempt } });
    if (outcome === 'unchanged') return outcome;
    await issueReceipts(db, { hotel, order_uuid }, at);
    const event = { id: await nextEventId(db, hotel), type: 'order-updated' as const, order_uuid };
    // What is paid is made.
    await syncTickets(context, db, { hotel, order_uuid, position: event.id });
    return appendEvent(db, hotel, event, at);
  });
  if (applied === 'unchanged') return applied;
  if (typeof applied === 'string') {
    await keepRefused(database.db, { hotel, order_uuid, id: uuid(), reason: applied, received_at: at });
    context.reportError(new Error(REFUSALS[applied]), 'payments');
    return 'refused';
  }
  context.publishEvent(applied);
  return 'changed';
}

/** `id`: of what staff read. */
type Writing = { payment: AskedPayment; books: ProviderBooks; reason: string; at: string; id: string };
type Written = 'changed' | 'unchanged' | Refusal;

async function writeBooks(db: Db, { payment: asked, books, reason, at, id }: Writing): Promise<Written> {
  const { hotel, order_uuid } = asked;
  const payment = await paymentOfOrder(db, hotel, order_uuid);
  const order = await orderByUuid(db, hotel, order_uuid);
  // Another payment of the order has replaced the one that was asked about.
  if (payment === null || order === null || payment.reference !== asked.reference) return 'unchanged';
  const entries = await entriesOfOrder(db, hotel, order_uuid);
  const missing = missingEntries(entries, books, { reason, at });
  const after = booksOf([...entries, ...missing]);
  if (brokenLaw(books) !== null || brokenLaw(after) !== null) return 'law';
  // An older state has nothing authorised yet.
  if (books.authorised > 0 && books.authorised !== payment.amount) return 'amount';
  const refund = await reasonOfRefund(db, { order, payment, before: booksOf(entries), after });
  const status = statusAfter(payment, after, books);
  const failed = status === 'error' ? [failedEntry(entries, { amount: payment.amount, reason, at })] : [];
  const worded = missing.map((entry) => (entry.kind === 'refunded' ? { ...entry, reason: refund } : entry));
  await insertEntries(db, asked, [...worded, ...failed]);
  if (status !== null) await setStatus(db, payment, { status, now: at });
  const credits = (await creditsOf(db, hotel, [order_uuid])).map(({ amount }) => amount);
  const owing = { status: order.status, amount: payment.amount, credits };
  const progress = progressOf({ owing, payment, after }, { books, at });
  await setPaymentProgress(db, asked, progress);
  const lost = missing.length > 0 ? lostChargeOf(owing, after) : NO_MONEY;
  if (lost > 0) await keepRefused(db, { hotel, order_uuid, id, reason: 'uncharged', amount: lost, received_at: at });
  const isNews = missing.length > 0 || status !== null || progress.held_until !== payment.held_until;
  return isNews ? 'changed' : 'unchanged';
}

/** '' where the order has ended: its end is the reason. */
async function reasonOfRefund(
  db: Db,
  { order, payment, before, after }: { order: StoredOrder; payment: StoredPayment; before: Books; after: Books },
): Promise<string> {
  if (isStopped(order.status) || before.refunded === after.refunded) return '';
  const credits = await creditsOf(db, order.hotel, [order.uuid]);
  const { captured } = after;
  // Charged before it was given back, also where both became known at once.
  const kept = { before: keptOf({ ...before, captured }), after: keptOf(after) };
  return refundReason(credits, { amount: payment.amount, ...kept });
}

/** The status that a payment gets; null: it keeps the one that it has. */
function statusAfter(
  payment: StoredPayment,
  after: Books,
  { hasFailed }: ProviderBooks,
): Exclude<PaymentStatus, 'goes'> | null {
  if (after.authorised > 0) return payment.status === 'done' ? null : 'done';
  return hasFailed && payment.status === 'goes' ? 'error' : null;
}

/** A failed attempt to pay. It moves no money. */
function failedEntry(
  entries: readonly LedgerEntry[],
  { amount, reason, at }: Pick<LedgerEntry, 'amount' | 'reason' | 'at'>,
): LedgerEntry {
  const earlier = entries.filter(({ kind }) => kind === 'failed').length;
  return { kind: 'failed', amount, reason, key: `failed:${earlier + 1}`, at };
}

async function setStatus(
  db: Db,
  { hotel, order_uuid, form_url }: StoredPayment,
  { status, now }: { status: Exclude<PaymentStatus, 'goes'>; now: string },
): Promise<void> {
  await decidePayment(db, hotel, order_uuid, { status, now, from: ['goes', 'error'] });
  await setIntegrationPayment(db, hotel, order_uuid, { status_id: status, extra: { payment_link: form_url } });
}

type Reached = { owing: Parameters<typeof owedOf>[0]; payment: StoredPayment; after: Books };

function progressOf(
  reached: Reached,
  { books, at }: { books: ProviderBooks; at: string },
): Pick<StoredPayment, 'intent' | 'account' | 'held_until' | 'check_at'> {
  const { payment, after, owing } = reached;
  const isHeld = heldOf(after) > 0;
  // Books in which nothing is reserved yet say nothing of its end.
  const held = heldOf(books) > 0 ? books.heldUntil : payment.held_until;
  const held_until = isHeld ? held : lapsedAt(reached, at);
  const canChange = isHeld || (after.authorised === 0 && books.isOpen);
  const isReturning = keptOf(after) > owedOf(owing);
  const minutes = canChange ? CHECK_MINUTES : REFUND_CHECK_MINUTES;
  return {
    intent: books.intent ?? payment.intent,
    account: payment.account ?? books.account ?? null,
    held_until,
    check_at: canChange || isReturning ? nextCheck(payment.provider, { at, held_until, minutes }) : null,
  };
}

/** When a reservation has ended before its charge, as far as is known; null: it has not. Rule: money/MY8. */
function lapsedAt({ owing, payment, after }: Reached, at: string): string | null {
  if (!isUncharged(owing, after)) return null;
  const { held_until } = payment;
  return held_until !== null && held_until < at ? held_until : at;
}

/** When a payment is looked at next. The demonstration page changes nothing by itself until a reservation ends. */
export function nextCheck(
  provider: StoredPayment['provider'],
  { at, held_until, minutes = CHECK_MINUTES }: { at: string; held_until: string | null; minutes?: number },
): string | null {
  if (provider === 'page') return held_until;
  return new Date(Date.parse(at) + minutesToMilliseconds(minutes)).toISOString();
}
