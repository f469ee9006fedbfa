import { isCharged, type PaidOrder } from '../payments/money-sentence';
import type { MoneyState } from '../payments/order-money';

type Paid = Pick<PaidOrder, 'money'> & { integration_payment: { status_id: string } | null };

/** How an order that is paid online stands. 'paid': charged, all or a part of it. */
type PaymentMark = 'unpaid' | 'paid' | Exclude<MoneyState, 'charged'>;

/** What staff read of an order's online payment; null: it is not paid online. Rule: desk/DE97. */
export function paymentMark({ integration_payment: payment, money }: Paid): PaymentMark | null {
  if (payment === null) return null;
  if (payment.status_id !== 'done') return 'unpaid';
  if (!money || money.state === 'charged' || isCharged(money)) return 'paid';
  return money.state;
}
