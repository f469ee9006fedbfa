import { type FieldErrors, refused } from '@/lib/contract/refusals';
import type { CurrencyDigits, Minor } from '@/lib/domain/money/money';
import { reportedAmount } from '@/lib/domain/money/order-amounts';
import { type CreditProblem, creditFor, isCreditFor, type WantedCredit } from '@/lib/domain/payments/credit';
import { booksOf } from '@/lib/domain/payments/ledger';
import { linePrices } from '@/lib/domain/payments/line-prices';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { planStep } from '../payments/plan-step';
import { smallestStep } from '../payments/smallest-step';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import { ANOTHER_CALL, IDEMPOTENCY_KEY } from '../staff-calls/idempotency-key';
import { findHotel, type HotelKey } from '../stores/hotels';
import { orderByUuid, raiseVersion } from '../stores/orders';
import { creditsOf, insertCredit, orderOfCreditKey } from '../stores/payment-credits';
import { entriesOfOrder } from '../stores/payment-entries';
import { paymentOfOrder } from '../stores/payments';
import { syncTickets } from '../ticket-queue/sync-tickets';
import { changeOrder } from './change-order';
import { readDeskOrder } from './desk-orders';
import type { DeskOrder } from './order-card';

/**
 * `version`: the one that staff have seen; null: any. `staff`: null: the hotel's own system. `key`: the Idempotency-Key of the call;
 * null: it has none.
 */
export type WantedRefund = {
  wanted: WantedCredit;
  reason: string;
  version: number | null;
  staff: string | null;
  key: string | null;
};

/** 'foreign-key': another call had its key. */
type Problem = CreditProblem | 'foreign-key';
/** 'repeated': the same call has taken it off before. */
type Outcome = 'credited' | 'repeated' | 'conflict' | Problem;

/**
 * Takes something off the price of an order that is paid online. What was charged too much is given back by the next step; of what
 * is only reserved less is charged. A call that is repeated under its key gets the order as it is. Rule: money/MY9.
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
  const step = await stepOfPayment(context, hotel, uuid);
  let outcome = 'unpaid' as Outcome;
  await changeOrder(context, hotel, uuid, async (inTransaction, position) => {
    outcome = await credit(inTransaction, context, {
      uuid,
      hotel: hotel.code,
      digits: known.hotel.currency_digits,
      step,
      refund,
    });
    if (outcome !== 'credited') return false;
    await syncTickets(context, inTransaction, { hotel: hotel.code, order_uuid: uuid, position });
    return true;
  });
  const order = await readDeskOrder(context, hotel, uuid);
  if (!order.ok || outcome === 'credited' || outcome === 'repeated') return order;
  const status = `this order is ${order.value.ostatus_id}`;
  if (outcome === 'conflict') {
    const moved_by = await lastChangedBy(db, hotel, order.value);
    return conflict({ status, ...(moved_by !== null && { moved_by }) }, order.value);
  }
  return refused('invalid', problemFields(outcome, refund.wanted, { status, step }));
}

/** What the service moves by which the order is paid. */
async function stepOfPayment(
  { database, paymentProviders }: PlatformContext,
  { code }: HotelKey,
  uuid: string,
): Promise<Minor> {
  const payment = await paymentOfOrder(database.db, code, uuid);
  const provider = payment === null ? null : paymentProviders.byCode(code, payment.provider);
  return smallestStep(provider, payment?.currency_code ?? null);
}

/** Who has moved an order, or taken something off its price, last; null: no member of staff. */
async function lastChangedBy(
  db: Db,
  { code }: HotelKey,
  { uuid, moved_at, moved_by }: Pick<DeskOrder, 'uuid' | 'moved_at' | 'moved_by'>,
): Promise<string | null> {
  const last = (await creditsOf(db, code, [uuid])).at(-1);
  return last === undefined || last.created_at < moved_at ? moved_by : last.staff;
}

type Crediting = { hotel: string; uuid: string; digits: CurrencyDigits; step: Minor; refund: WantedRefund };

async function credit(
  db: Db,
  { now, uuid: newUuid }: PlatformContext,
  { hotel, uuid, digits, step, refund }: Crediting,
): Promise<Outcome> {
  const order = await orderByUuid(db, hotel, uuid);
  const payment = order === null ? null : await paymentOfOrder(db, hotel, uuid);
  if (order === null || payment === null) return 'unpaid';
  const { reason, staff, key, wanted } = refund;
  const credits = await creditsOf(db, hotel, [uuid]);
  // Before the version, which a call that is repeated has raised itself.
  const earlier = key === null ? null : await orderOfCreditKey(db, hotel, key);
  if (earlier !== null) {
    const isSame = credits.some((each) => each.key === key && isCreditFor(each, wanted));
    return isSame ? 'repeated' : 'foreign-key';
  }
  if (refund.version !== null && refund.version !== order.version) return 'conflict';
  const { amount } = payment;
  const books = booksOf(await entriesOfOrder(db, hotel, uuid));
  const about = { status: order.status, lines: linePrices(order.lines), ...{ amount, credits, books, digits, step } };
  const granted = creditFor(about, wanted);
  if (typeof granted === 'string') return granted;
  const created_at = now().toISOString();
  await insertCredit(db, hotel, { id: newUuid(), order_uuid: uuid, ...granted, reason, staff, created_at, key });
  await raiseVersion(db, hotel, uuid);
  await planStep(db, hotel, uuid, { now: created_at });
  return 'credited';
}

const PROBLEMS: Readonly<Record<Exclude<CreditProblem, 'stopped' | 'too-fine'>, string>> = {
  unpaid: 'nothing of this order is charged or reserved online',
  'no-amount': 'must be above 0, with no more decimals than the currency has',
  'foreign-lines': 'are not of this order',
  'credited-lines': 'were taken off before',
  'too-much': 'more than the guest still pays',
};

function problemFields(
  problem: Problem,
  wanted: WantedCredit,
  { status, step }: { status: string; step: Minor },
): FieldErrors {
  if (problem === 'stopped') return { status };
  if (problem === 'foreign-key') return { [IDEMPOTENCY_KEY]: ANOTHER_CALL };
  if (problem === 'too-fine') return { amount: `the payment service takes only multiples of ${reportedAmount(step)}` };
  return { ['amount' in wanted ? 'amount' : 'line_ids']: PROBLEMS[problem] };
}
