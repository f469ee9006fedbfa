import type { PlatformContext } from '../context';
import { nextCheck } from '../payments/apply-books';
import { paymentError } from '../payments/payment-error';
import type { StoredHotel } from '../stores/hotels';
import type { StoredOrder } from '../stores/orders';
import { paymentOfOrder, replacePayment, type StoredPayment } from '../stores/payments';
import { beginAt } from './begin-payment';

/**
 * Begins another payment for an order whose provider's page has ended unpaid, and returns it; where another request has done so
 * meanwhile, the one that it has begun. The link of the guest stays the same. Throws when the provider cannot be reached.
 * Rule: payment/PY8.
 */
export async function beginAgain(
  { database: { db }, paymentProviders, now }: PlatformContext,
  { hotel, order, payment }: { hotel: StoredHotel; order: StoredOrder; payment: StoredPayment },
): Promise<StoredPayment> {
  const provider = paymentProviders.byCode(hotel.code, payment.provider);
  if (provider === null) throw paymentError('provider not set up');
  const { token, amount, reference: replaces } = payment;
  const begun = await beginAt(provider, hotel, {
    uuid: order.uuid,
    language: order.language,
    ...{ amount, token, replaces },
  });
  const { reference, page_url, capture, account } = begun;
  const check_at = nextCheck(payment.provider, { at: now().toISOString(), held_until: null });
  await replacePayment(db, payment, { reference, page_url, capture, account, check_at });
  return (await paymentOfOrder(db, hotel.code, order.uuid)) ?? payment;
}
