import type { Minor } from '@/lib/domain/money/money';
import type { Db } from '../database/database';
import type { PaymentTable } from '../database/tables';
import { fromStored, scaleFor, toStored } from './amount-scale';

/** 'goes': not paid yet; 'done': paid, final; 'error': the last attempt failed. Rule: payment/PY2. */
export type PaymentStatus = 'goes' | 'done' | 'error';

export type StoredPayment = Omit<PaymentTable, 'hotel' | 'status' | 'settled_at' | 'amount' | 'amount_scale'> & {
  status: PaymentStatus;
  amount: Minor;
};

export async function insertPayment(db: Db, hotel: string, payment: Omit<StoredPayment, 'status'>): Promise<void> {
  const amount_scale = scaleFor([payment.amount]);
  const amount = toStored(payment.amount, amount_scale);
  await db
    .insertInto('payment')
    .values({ hotel, ...payment, amount, amount_scale, status: 'goes', settled_at: null })
    .execute();
}

export async function paymentByReference(db: Db, hotel: string, reference: string): Promise<StoredPayment | null> {
  const row = await db
    .selectFrom('payment')
    .select(['order_uuid', 'reference', 'form_url', 'status', 'amount', 'amount_scale', 'currency', 'created_at'])
    .where('hotel', '=', hotel)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { amount, amount_scale, ...payment } = row;
  return { ...payment, amount: fromStored(amount, amount_scale), status: row.status as PaymentStatus };
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
