import { type FieldErrors, refused } from '@/lib/contract/refusals';
import type { CurrencyDigits } from '@/lib/domain/money/money';
import { type CreditProblem, creditFor, type WantedCredit } from '@/lib/domain/payments/credit';
import { booksOf } from '@/lib/domain/payments/ledger';
import { linePrices } from '@/lib/domain/payments/line-prices';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { planStep } from '../payments/plan-step';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import { findHotel, type HotelKey } from '../stores/hotels';
import { orderByUuid } from '../stores/orders';
import { creditsOf, insertCredit } from '../stores/payment-credits';
import { entriesOfOrder } from '../stores/payment-entries';
import { paymentOfOrder } from '../stores/payments';
import { syncTickets } from '../ticket-queue/sync-tickets';
import { changeOrder } from './change-order';
import { readDeskOrder } from './desk-orders';
import type { DeskOrder } from './order-card';

/** `version`: the one that staff have seen; null: any. `staff`: null: the hotel's own system. */
export type WantedRefund = { wanted: WantedCredit; reason: string; version: number | null; staff: string | null };

type Outcome = 'credited' | 'conflict' | CreditProblem;

/**
 * Takes something off the price of an order that is paid online. What was charged too much is given back by the next step; of what
 * is only reserved less is charged. Rule: money/MY9.
 */
export async function refundOrder(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  refund: WantedRefund,
): Promise<ChangeResponse<DeskOrder>> {
  const { db } = context.database;
  const known = await findHotel(db, { code: hotel.code });
  if (known === null || (await orderByUuid(db, hotel.code, uuid)) === null) return refused('not-found');
  let outcome = 'unpaid' as Outcome;
  await changeOrder(context, hotel, uuid, async (inTransaction, position) => {
    outcome = await credit(inTransaction, context, {
      uuid,
      hotel: hotel.code,
      digits: known.hotel.currency_digits,
      refund,
    });
    if (outcome !== 'credited') return false;
    await syncTickets(context, inTransaction, { hotel: hotel.code, order_uuid: uuid, position });
    return true;
  });
  const order = await readDeskOrder(context, hotel, uuid);
  if (!order.ok || outcome === 'credited') return order;
  const status = `this order is ${order.value.ostatus_id}`;
  if (outcome === 'conflict') return conflict({ status }, order.value);
  return refused('invalid', problemFields(outcome, refund.wanted, status));
}

type Crediting = { hotel: string; uuid: string; digits: CurrencyDigits; refund: WantedRefund };

async function credit(
  db: Db,
  { now, uuid: newUuid }: PlatformContext,
  { hotel, uuid, digits, refund }: Crediting,
): Promise<Outcome> {
  const order = await orderByUuid(db, hotel, uuid);
  const payment = order === null ? null : await paymentOfOrder(db, hotel, uuid);
  if (order === null || payment === null) return 'unpaid';
  if (refund.version !== null && refund.version !== order.version) return 'conflict';
  const { amount } = payment;
  const credits = await creditsOf(db, hotel, [uuid]);
  const books = booksOf(await entriesOfOrder(db, hotel, uuid));
  const about = { status: order.status, lines: linePrices(order.lines), ...{ amount, credits, books, digits } };
  const granted = creditFor(about, refund.wanted);
  if (typeof granted === 'string') return granted;
  const created_at = now().toISOString();
  const { reason, staff } = refund;
  await insertCredit(db, hotel, { id: newUuid(), order_uuid: uuid, ...granted, reason, staff, created_at });
  await planStep(db, hotel, uuid, { now: created_at });
  return 'credited';
}

const PROBLEMS: Readonly<Record<Exclude<CreditProblem, 'stopped'>, string>> = {
  unpaid: 'nothing of this order is charged or reserved online',
  'no-amount': 'must be above 0, with no more decimals than the currency has',
  'foreign-lines': 'are not of this order',
  'credited-lines': 'were taken off before',
  'too-much': 'more than the guest still pays',
};

function problemFields(problem: CreditProblem, wanted: WantedCredit, status: string): FieldErrors {
  if (problem === 'stopped') return { status };
  return { ['amount' in wanted ? 'amount' : 'line_ids']: PROBLEMS[problem] };
}
