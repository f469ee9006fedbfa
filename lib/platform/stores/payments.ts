import type { Db } from '../database/database';
import type { PaymentTable } from '../database/tables';
import type { PaymentStatus } from '../payments/payment-provider';

export type StoredPayment = Omit<PaymentTable, 'hotel' | 'status' | 'settled_at'> & { status: PaymentStatus };

export async function insertPayment(db: Db, hotel: string, payment: Omit<StoredPayment, 'status'>): Promise<void> {
  await db
    .insertInto('payment')
    .values({ hotel, ...payment, status: 'goes', settled_at: null })
    .execute();
}

export async function paymentByReference(db: Db, hotel: string, reference: string): Promise<StoredPayment | null> {
  const row = await db
    .selectFrom('payment')
    .select(['order_uuid', 'reference', 'form_url', 'status', 'amount', 'currency', 'created_at'])
    .where('hotel', '=', hotel)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, status: row.status as PaymentStatus };
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
