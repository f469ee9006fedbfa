import { safeLink } from '../security/safe-link';
import { isCharged, type PaidOrder } from './money-sentence';

type PaymentBanner = { kind: 'pending'; link: string } | { kind: 'paid' } | { kind: 'error' };

type Paid = Pick<PaidOrder, 'money'> & {
  integration_payment: { status_id: string; extra: { payment_link: string | null } } | null;
};

/**
 * Returns the banner about an order's payment: 'pending' for the status `goes` (the payment is open) with a payment link,
 * 'paid' for `done` unless the money is only reserved or goes back, 'error' for `error`, null otherwise. An unsafe link is
 * ignored. Rules: payment/PY2, money/MY2.
 */
export function paymentBanner({ integration_payment: payment, money }: Paid): PaymentBanner | null {
  if (payment?.status_id === 'done') return !money || isCharged(money) ? { kind: 'paid' } : null;
  if (payment?.status_id === 'error') return { kind: 'error' };
  const link = payment?.status_id === 'goes' ? safeLink(payment.extra.payment_link) : null;
  return link === null ? null : { kind: 'pending', link };
}
