import { booksOf } from '@/lib/domain/payments/ledger';
import { type MoneyStep, nextMoneyStep } from '@/lib/domain/payments/money-step';
import { CAPTURE_DELAY_SECONDS, fateOf } from '@/lib/domain/payments/pending-step';
import type { Db } from '../database/database';
import { orderByUuid } from '../stores/orders';
import { creditsOf } from '../stores/payment-credits';
import { entriesOfOrder } from '../stores/payment-entries';
import { deleteStep, resumeStep, retryStep, saveStep, stepOfOrder } from '../stores/payment-steps';
import { paymentOfOrder } from '../stores/payments';
import type { ProviderBooks } from './payment-provider';

type Planning = {
  /** ISO. */
  now: string;
  /** Staff have just moved the order, and may undo it. */
  isMove?: boolean;
  /** The ledger has just been brought up to these books. `isAttempt`: by the attempt that has the step. */
  asked?: { books: ProviderBooks; isAttempt: boolean };
};

/**
 * Writes down what the provider of an order's payment is to be asked for next, in the transaction of the change that makes it
 * necessary. Nothing for an order without a payment. Rules: money/MY4, money/MY5.
 */
export async function planStep(
  db: Db,
  hotel: string,
  orderUuid: string,
  { now, isMove = false, asked }: Planning,
): Promise<void> {
  const payment = await paymentOfOrder(db, hotel, orderUuid);
  const order = payment === null ? null : await orderByUuid(db, hotel, orderUuid);
  if (payment === null || order === null) return;
  const books = booksOf(await entriesOfOrder(db, hotel, orderUuid));
  const credits = (await creditsOf(db, hotel, [orderUuid])).map((credit) => credit.amount);
  // A payment that is unpaid and still looked after can be paid.
  const isOpen = payment.check_at !== null && books.authorised === 0;
  const next = nextMoneyStep({ status: order.status, amount: payment.amount, credits, isOpen }, books);
  const pending = await stepOfOrder(db, hotel, orderUuid);
  // Only the attempt knows that no other one has begun a refund since the provider was asked.
  const isUnmade = asked?.isAttempt === true && !asked.books.isRefunding;
  // A refund that has come back is for staff to decide (money/MY11).
  const isAnswered = pending?.kind === 'refund' && asked !== undefined && asked.books.refunded >= books.refunded;
  const fate =
    pending === null ? 'gives-way' : fateOf(pending, next, { books, isAsked: asked !== undefined, isUnmade });
  if (fate === 'gives-way') await replaceStep(db, { hotel, order_uuid: orderUuid }, next, { now, isMove });
  else if (pending?.due_at !== null) return;
  else if (fate === 'stays-soon') await retryStep(db, pending, now);
  else if (isAnswered) await resumeStep(db, pending, now);
}

async function replaceStep(
  db: Db,
  order: { hotel: string; order_uuid: string },
  next: MoneyStep | null,
  { now, isMove }: { now: string; isMove: boolean },
): Promise<void> {
  if (next === null) {
    await deleteStep(db, order);
    return;
  }
  const delay = isMove && next.kind === 'capture' ? CAPTURE_DELAY_SECONDS * 1000 : 0;
  await saveStep(db, order, { ...next, now, due_at: new Date(Date.parse(now) + delay).toISOString() });
}
