import type { OrderMoney } from '@/lib/contract/order';
import { reportedAmount } from '@/lib/domain/money/order-amounts';
import { type MoneyView, moneyView } from '@/lib/domain/payments/order-money';
import type { Db } from '../database/database';
import type { StoredOrder } from '../stores/orders';
import { creditsOf } from '../stores/payment-credits';
import { entriesOf } from '../stores/payment-entries';
import { paymentsOfOrders } from '../stores/payments';

/**
 * The money of those of these orders that something was paid for online, by uuid. Only orders that are paid online are looked up,
 * all of them at once.
 */
export async function moneyOfOrders(
  db: Db,
  hotel: string,
  orders: readonly Pick<StoredOrder, 'uuid' | 'status' | 'integrationPayment'>[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  // An order that ended unpaid has none any more.
  const online = orders.filter(({ integrationPayment }) => integrationPayment !== null);
  const uuids = online.map(({ uuid }) => uuid);
  if (uuids.length === 0) return new Map();
  const entries = await entriesOf(db, hotel, uuids);
  const payments = new Map((await paymentsOfOrders(db, hotel, uuids)).map((payment) => [payment.order_uuid, payment]));
  const credits = Map.groupBy(await creditsOf(db, hotel, uuids), ({ order_uuid }) => order_uuid);
  return new Map(
    online.flatMap(({ uuid, status }) => {
      const payment = payments.get(uuid);
      if (payment === undefined) return [];
      const own = (credits.get(uuid) ?? []).map(({ amount }) => amount);
      const paid = { status, amount: payment.amount, credits: own, heldUntil: payment.held_until };
      const view = moneyView(paid, entries.get(uuid) ?? []);
      return view === null ? [] : [[uuid, orderMoney(view)] as const];
    }),
  );
}

const orderMoney = (view: MoneyView): OrderMoney => ({
  state: view.state,
  reserved: reportedAmount(view.reserved),
  charged: reportedAmount(view.charged),
  kept: reportedAmount(view.kept),
  to_return: reportedAmount(view.toReturn),
  refunds: view.refunds.map((refund) => ({ ...refund, amount: reportedAmount(refund.amount) })),
  held_until: view.heldUntil,
});
