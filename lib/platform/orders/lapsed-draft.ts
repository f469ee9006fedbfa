import { booksOf } from '@/lib/domain/payments/ledger';
import { hasLapsed } from '@/lib/domain/payments/order-money';
import type { Db } from '../database/database';
import { orderByUuid } from '../stores/orders';
import { creditsOf } from '../stores/payment-credits';
import { entriesOfOrder } from '../stores/payment-entries';
import { paymentOfOrder } from '../stores/payments';

/**
 * Whether an order still waits for the hotel although the reservation that has paid it is over, so that it can only end. `now`: an
 * ISO time. Rule: money/MY8.
 */
export async function isLapsedDraft(db: Db, hotel: string, uuid: string, now: string): Promise<boolean> {
  const payment = await paymentOfOrder(db, hotel, uuid);
  if (payment === null || payment.held_until === null || payment.held_until > now) return false;
  const order = await orderByUuid(db, hotel, uuid);
  if (order?.status !== 'draft') return false;
  const credits = (await creditsOf(db, hotel, [uuid])).map(({ amount }) => amount);
  const paid = { status: order.status, amount: payment.amount, credits, heldUntil: payment.held_until };
  return hasLapsed(paid, booksOf(await entriesOfOrder(db, hotel, uuid)), now);
}
