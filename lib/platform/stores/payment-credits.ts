import type { Id } from '@/lib/domain/id';
import type { Minor } from '@/lib/domain/money/money';
import type { Db } from '../database/database';
import type { PaymentCreditTable } from '../database/money-tables';
import { fromStored, scaleFor, toStored } from './amount-scale';
import { fromJson, toJson } from './json';

/** What staff have taken off the price of an order. `lines`: the ids of its lines, if it was for some. Rule: money/MY9. */
export type StoredCredit = Omit<PaymentCreditTable, 'hotel' | 'amount' | 'amount_scale' | 'lines'> & {
  amount: Minor;
  lines: readonly Id[];
};

/** The credits of these orders, the oldest first. */
export async function creditsOf(
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<readonly StoredCredit[]> {
  if (orderUuids.length === 0) return [];
  const rows = await db
    .selectFrom('payment_credit')
    .select(['id', 'order_uuid', 'amount', 'amount_scale', 'reason', 'lines', 'staff', 'created_at', 'key'])
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ amount, amount_scale, lines, ...row }) => ({
    ...row,
    amount: fromStored(amount, amount_scale),
    lines: fromJson<readonly Id[]>(lines),
  }));
}

/** The order of which a call with this key has taken something off; null: none. */
export async function orderOfCreditKey(db: Db, hotel: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_credit')
    .select('order_uuid')
    .where('hotel', '=', hotel)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.order_uuid ?? null;
}

export async function insertCredit(db: Db, hotel: string, { lines, ...credit }: StoredCredit): Promise<void> {
  const amount_scale = scaleFor([credit.amount]);
  const amount = toStored(credit.amount, amount_scale);
  await db
    .insertInto('payment_credit')
    .values({ hotel, ...credit, amount, amount_scale, lines: toJson(lines) })
    .execute();
}

/** Removes what staff have written about refunds of these orders, and who they were. Rule: personal-data/PD1. */
export async function removeRefundWords(db: Db, hotel: string, orderUuids: readonly string[]): Promise<void> {
  await db
    .updateTable('payment_credit')
    .set({ reason: '', staff: null })
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .execute();
  await db
    .updateTable('payment_entry')
    .set({ reason: '' })
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .where('kind', '=', 'refunded')
    .execute();
}
