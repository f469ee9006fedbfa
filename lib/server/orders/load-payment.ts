import 'server-only';
import { cache } from 'react';
import { formatAmount } from '@/lib/domain/money/money';
import type { PaymentPage } from '@/lib/platform/orders/order-payments';
import { embeddedPayments } from '../api/embedded-payments';
import { log } from '../log/log';
import { found, type Loaded, missing, unavailable } from '../pages/loaded';
import { type HotelPage, loadHotel } from '../pages/loaders';

/** The data of the payment page in the guest's language. `amount`: formatted as the hotel writes it. */
export type PaymentView = {
  hotel: HotelPage;
  orderNum: string;
  amount: string;
  /**
   * open: not yet paid; failed: not yet paid, after a failed attempt; paid; closed: the order will not be delivered.
   */
  state: 'open' | 'failed' | 'paid' | 'closed';
};

function stateOf({ status, isClosed }: PaymentPage): PaymentView['state'] {
  if (status === 'done') return 'paid';
  if (isClosed) return 'closed';
  return status === 'error' ? 'failed' : 'open';
}

/**
 * Loads the payment of a token. `code`: the host's hotel, as the middleware has set it. The token of another hotel
 * gives "missing", like an unknown token.
 */
export const loadPayment: (code: string, token: string) => Promise<Loaded<PaymentView>> = cache(async (code, token) => {
  const hotel = await loadHotel(code);
  if (hotel.state !== 'found') return hotel;
  try {
    const page = (await embeddedPayments()?.page(code, token)) ?? null;
    if (page === null) return missing;
    const { view } = hotel.value;
    const amount = formatAmount(page.amount, { ...view, currency: page.currency }, view.language);
    return found({ hotel: hotel.value, orderNum: page.orderNum, amount, state: stateOf(page) });
  } catch (error) {
    log().error({ err: error }, 'the payment page could not be made');
    return unavailable;
  }
});
