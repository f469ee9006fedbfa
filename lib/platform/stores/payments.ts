import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Minor } from '@/lib/domain/money/money';
import type { EntryKind } from '@/lib/domain/payments/ledger';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import type { Db } from '../database/database';
import type { PaymentTable } from '../database/money-tables';
import type { Tables } from '../database/tables';
import { fromStored, scaleFor, toStored } from './amount-scale';

/** 'goes': not paid yet; 'done': paid, final; 'error': the last attempt failed. Rule: payment/PY2. */
export type PaymentStatus = 'goes' | 'done' | 'error';

/** The demonstration page, or a payment service. */
export type ProviderCode = 'page' | 'stripe';

type Row = Selectable<PaymentTable>;
type TypedColumn = 'status' | 'amount' | 'amount_scale' | 'provider' | 'capture' | 'token';

export type StoredPayment = Omit<Row, TypedColumn | 'settled_at'> & {
  status: PaymentStatus;
  amount: Minor;
  provider: ProviderCode;
  capture: CaptureTime;
  token: string;
};

const fromRow = ({ amount, amount_scale, settled_at: _, ...row }: Row): StoredPayment => ({
  ...row,
  amount: fromStored(amount, amount_scale),
  status: row.status as PaymentStatus,
  provider: row.provider as ProviderCode,
  capture: row.capture as CaptureTime,
  // Rows of earlier releases: the reference of the product's own page is its token.
  token: row.token ?? row.reference,
});

export async function insertPayment(
  db: Db,
  payment: Omit<StoredPayment, 'status' | 'intent' | 'held_until'>,
): Promise<void> {
  const amount_scale = scaleFor([payment.amount]);
  const amount = toStored(payment.amount, amount_scale);
  await db
    .insertInto('payment')
    .values({ ...payment, amount, amount_scale, status: 'goes', settled_at: null })
    .execute();
}

/** The payment at `/pay/{token}` of a hotel. */
export async function paymentByToken(db: Db, hotel: string, token: string): Promise<StoredPayment | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('hotel', '=', hotel)
    .where((payment) =>
      payment.or([
        payment('token', '=', token),
        payment.and([payment('token', 'is', null), payment('reference', '=', token)]),
      ]),
    )
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function paymentOfOrder(db: Db, hotel: string, orderUuid: string): Promise<StoredPayment | null> {
  const [payment] = await paymentsOfOrders(db, hotel, [orderUuid]);
  return payment ?? null;
}

/** The payments of these orders, in no order. */
export async function paymentsOfOrders(
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<readonly StoredPayment[]> {
  if (orderUuids.length === 0) return [];
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .execute();
  return rows.map(fromRow);
}

/** The payment of any hotel that a provider reports by one of its references; null: none of ours. */
export async function paymentByReferences(
  db: Db,
  provider: string,
  { reference, intent }: { reference: string | null; intent: string | null },
): Promise<StoredPayment | null> {
  for (const [column, value] of [['reference', reference] as const, ['intent', intent] as const]) {
    if (value === null) continue;
    const found = db.selectFrom('payment').selectAll().where('provider', '=', provider).where(column, '=', value);
    const row = await found.executeTakeFirst();
    if (row !== undefined) return fromRow(row);
  }
  return null;
}

/** Settles a payment whose status is one of `change.from`; false when it has another status or does not exist. */
export async function decidePayment(
  db: Db,
  hotel: string,
  orderUuid: string,
  change: { status: Exclude<PaymentStatus, 'goes'>; now: string; from?: readonly PaymentStatus[] },
): Promise<boolean> {
  const decided = await db
    .updateTable('payment')
    .set({ status: change.status, settled_at: change.now })
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .where('status', 'in', change.from ?? ['goes'])
    .returning('order_uuid')
    .execute();
  return decided.length === 1;
}

type Progress = Pick<StoredPayment, 'intent' | 'account' | 'held_until' | 'check_at'>;

/** Stores what a provider's books say of a payment beside its ledger. */
export const setPaymentProgress = (db: Db, payment: Pick<StoredPayment, 'hotel' | 'order_uuid'>, progress: Progress) =>
  db
    .updateTable('payment')
    .set(progress)
    .where('hotel', '=', payment.hotel)
    .where('order_uuid', '=', payment.order_uuid)
    .execute();

/**
 * Replaces a payment that can no longer be paid by one that was begun for the same order; false when somebody has
 * replaced it since `from` was read.
 */
export async function replacePayment(
  db: Db,
  from: Pick<StoredPayment, 'hotel' | 'order_uuid' | 'reference'>,
  to: Pick<StoredPayment, 'reference' | 'page_url' | 'capture' | 'account' | 'check_at'>,
): Promise<boolean> {
  const replaced = await db
    .updateTable('payment')
    .set({ ...to, intent: null, held_until: null, status: 'goes', settled_at: null })
    .where('hotel', '=', from.hotel)
    .where('order_uuid', '=', from.order_uuid)
    .where('reference', '=', from.reference)
    .returning('order_uuid')
    .execute();
  return replaced.length === 1;
}

export type DuePayment = StoredPayment & { check_at: string };

/**
 * Payments of all hotels whose provider is to be asked how they stand, the oldest first, and at most `perHotel` of each. `now`: an
 * ISO time.
 */
export async function paymentsToCheck(
  db: Db,
  now: string,
  { limit, perHotel }: { limit: number; perHotel: number },
): Promise<readonly DuePayment[]> {
  const due = db
    .selectFrom('payment')
    .selectAll()
    .select((row) =>
      row.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('hotel').orderBy('check_at').orderBy('order_uuid'))
        .as('place'),
    )
    .where('check_at', '<=', now);
  const rows = await db
    .selectFrom(due.as('due'))
    .selectAll()
    .where('place', '<=', perHotel)
    .orderBy('check_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ place: _, ...row }) =>
    row.check_at === null ? [] : [{ ...fromRow(row), check_at: row.check_at }],
  );
}

/** Sets when a payment is checked next; false when another process has done so since it was read. */
export async function scheduleCheck(db: Db, payment: DuePayment, next: string): Promise<boolean> {
  const scheduled = await db
    .updateTable('payment')
    .set({ check_at: next })
    .where('hotel', '=', payment.hotel)
    .where('order_uuid', '=', payment.order_uuid)
    .where('check_at', '=', payment.check_at)
    .returning('order_uuid')
    .execute();
  return scheduled.length === 1;
}

/** The entries of these kinds of the payment of a query. */
const entriesOfPayment = (where: ExpressionBuilder<Tables, 'payment'>, kinds: readonly EntryKind[]) =>
  where
    .selectFrom('payment_entry')
    .select('payment_entry.key')
    .whereRef('payment_entry.hotel', '=', 'payment.hotel')
    .whereRef('payment_entry.order_uuid', '=', 'payment.order_uuid')
    .where('payment_entry.kind', 'in', kinds);

/**
 * Reservations of a hotel whose end nobody names, that were made until a time and are neither charged nor released. What is reserved is
 * looked after, so `check_at` finds them. `until`: ISO.
 */
export async function holdsWithoutEnd(
  db: Db,
  hotel: string,
  { until, limit }: { until: string; limit: number },
): Promise<readonly StoredPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('held_until', 'is', null)
    .where('check_at', 'is not', null)
    .where((where) => where.exists(entriesOfPayment(where, ['authorised']).where('payment_entry.at', '<=', until)))
    .where((where) => where.not(where.exists(entriesOfPayment(where, ['captured', 'released']))))
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/**
 * Reservations of a hotel that end by themselves until a time, and are neither charged nor released, the first one first.
 * `until`: ISO.
 */
export async function holdsUntil(
  db: Db,
  hotel: string,
  { until, limit }: { until: string; limit: number },
): Promise<readonly StoredPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('held_until', '<=', until)
    .where((where) => where.not(where.exists(entriesOfPayment(where, ['captured', 'released']))))
    .orderBy('held_until')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}
