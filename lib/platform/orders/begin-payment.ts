import { randomBytes } from 'node:crypto';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { textIn } from '@/lib/domain/i18n/text';
import { currencyCode } from '@/lib/domain/money/currency-code';
import type { PlatformContext } from '../context';
import { payPath } from '../payments/payment-page';
import type { Payable, PaymentProvider } from '../payments/payment-provider';
import type { StoredHotel } from '../stores/hotels';
import type { StoredPayment } from '../stores/payments';
import type { CheckedOrder } from './check-order';

const TOKEN_BYTES = 32;

/** What is stored of a payment that has been begun, beside its order. */
export type BegunOrderPayment = Pick<
  StoredPayment,
  'reference' | 'form_url' | 'amount' | 'currency' | 'currency_code' | 'provider' | 'capture' | 'token' | 'page_url'
>;

/**
 * Opens the payment of an order; null when the order is not paid online or costs nothing. If the provider cannot be
 * reached, the order is refused as unavailable; the next attempt uses the same uuid (payment/PY5).
 */
export async function beginPayment(
  context: PlatformContext,
  hotel: StoredHotel,
  order: { uuid: string; language: string; checked: CheckedOrder },
): Promise<ApiResponse<BegunOrderPayment | null>> {
  const { payment, toPay } = order.checked;
  if (payment?.ptype_id !== 'online' || toPay === 0) return succeeded(null);
  try {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const provider = context.paymentProviders.of(hotel.code);
    const about = { uuid: order.uuid, language: order.language, amount: toPay, token, replaces: null };
    return succeeded(await beginAt(provider, hotel, about));
  } catch (error) {
    context.reportError(error, 'beginning a payment');
    return refused('unavailable');
  }
}

/** Begins a payment at a provider. Throws when the provider cannot be reached. */
export async function beginAt(
  provider: PaymentProvider,
  { code, hotel, currencyCode: named }: StoredHotel,
  order: Pick<Payable, 'uuid' | 'language' | 'amount' | 'token' | 'replaces'>,
): Promise<BegunOrderPayment> {
  const { currency } = hotel;
  const currency_code = named ?? currencyCode(currency);
  const title = textIn(hotel.title, order.language);
  const begun = await provider.begin({ hotel: code, ...order, currency, currencyCode: currency_code, title });
  const { token, amount } = order;
  return {
    ...{ token, amount, currency, currency_code },
    reference: begun.reference,
    page_url: begun.pageUrl,
    capture: begun.capture,
    provider: provider.code,
    // The same for every provider, so that a page which has ended can be followed by another one.
    form_url: payPath(token),
  };
}
