import 'server-only';
import { cache } from 'react';
import { formatAmount } from '@/lib/domain/money/money';
import type { PaymentPage } from '@/lib/platform/payments/payments';
import { embeddedPayments } from '../api/embedded-payments';
import { log } from '../log/log';
import { found, type Loaded, missing, unavailable } from './loaded';
import { type HotelPage, loadHotel } from './loaders';

/** What the hotel's own payment page shows, in the guest's language. `amount`: as the hotel writes it. */
export type PaymentView = {
  hotel: HotelPage;
  orderNum: string;
  amount: string;
  /** open: to be paid; failed: to be paid, the last try went wrong; paid; closed: of an order that will not be delivered. */
  state: 'open' | 'failed' | 'paid' | 'closed';
};

function stateOf({ status, isClosed }: PaymentPage): PaymentView['state'] {
  if (status === 'done') return 'paid';
  if (isClosed) return 'closed';
  return status === 'error' ? 'failed' : 'open';
}

/**
 * The payment behind a token of this request's hotel. `code`: the host's hotel, as the gate has written it. A token of
 * another hotel is missing here, like one that nobody has given out.
 */
export const loadPayment: (code: string, token: string) => Promise<Loaded<PaymentView>> = cache(async (code, token) => {
  const hotel = await loadHotel(code);
  if (hotel.state !== 'found') return hotel;
  try {
    const page = (await embeddedPayments()?.page(code, token)) ?? null;
    if (page === null) return missing;
    const { language, currency_position } = hotel.value.view;
    const amount = formatAmount(page.amount, { currency: page.currency, currency_position }, language);
    return found({ hotel: hotel.value, orderNum: page.orderNum, amount, state: stateOf(page) });
  } catch (error) {
    log().error({ err: error }, 'the payment page could not be made');
    return unavailable;
  }
});
