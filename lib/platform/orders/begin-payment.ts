import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { inMinorUnits } from '@/lib/domain/money/money';
import type { PlatformContext } from '../context';
import { type BegunPayment, RETURN_PATHS } from '../payments/payment-provider';
import type { StoredHotel } from '../stores/hotels';
import type { CheckedOrder } from './check-order';

/**
 * Opens the payment of an order; null when the order is not paid online or costs nothing. If the provider cannot be
 * reached, the order is refused as unavailable; the next attempt uses the same uuid (payment/PY5).
 */
export async function beginPayment(
  context: PlatformContext,
  hotel: StoredHotel,
  order: { uuid: string; checked: CheckedOrder },
): Promise<ApiResponse<BegunPayment | null>> {
  const { payment, totals } = order.checked;
  if (payment?.ptype_id !== 'online' || totals.total === 0) return succeeded(null);
  const payable = { hotel: hotel.code, uuid: order.uuid };
  try {
    const { currency, currency_digits } = hotel.hotel;
    const amount = inMinorUnits(totals.total, currency_digits);
    return succeeded(await context.paymentProvider.begin(payable, amount, currency, RETURN_PATHS));
  } catch (error) {
    context.reportError(error, 'beginning a payment');
    return refused('unavailable');
  }
}
