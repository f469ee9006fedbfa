import { randomBytes } from 'node:crypto';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { textIn } from '@/lib/domain/i18n/text';
import { currencyCode } from '@/lib/domain/money/currency-code';
import { isMultipleOf, type Minor, minus } from '@/lib/domain/money/money';
import { platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';
import { isNeverTaken } from '../payments/payment-error';
import { payPath } from '../payments/payment-page';
import type { Payable, PaymentProvider } from '../payments/payment-provider';
import { smallestStep } from '../payments/smallest-step';
import type { StoredHotel } from '../stores/hotels';
import type { StoredPayment } from '../stores/payments';
import type { CheckedOrder } from './check-order';

const TOKEN_BYTES = 32;

/** What is stored of a payment that has been begun, beside its order. */
export type BegunOrderPayment = Pick<
  StoredPayment,
  | 'reference'
  | 'form_url'
  | 'amount'
  | 'currency'
  | 'currency_code'
  | 'provider'
  | 'capture'
  | 'token'
  | 'page_url'
  | 'account'
>;

/**
 * Opens the payment of an order; null when the order is not paid online or costs nothing. If the provider cannot be
 * reached, the order is refused as unavailable; the next attempt uses the same uuid. Where it never takes this payment, the order is
 * refused by the field that the guest can change (payment/PY5).
 */
export async function beginPayment(
  context: PlatformContext,
  hotel: StoredHotel,
  order: { uuid: string; language: string; checked: CheckedOrder },
): Promise<ApiResponse<BegunOrderPayment | null>> {
  const { payment, toPay } = order.checked;
  if (payment?.ptype_id !== 'online' || toPay === 0) return succeeded(null);
  const provider = context.paymentProviders.of(hotel.code);
  if (isTipTooFine(order.checked, smallestStep(provider, codeOf(hotel))))
    return refused('invalid', { tip: platformMessage('tip', order.language) });
  try {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const about = { uuid: order.uuid, language: order.language, amount: toPay, token, replaces: null };
    return succeeded(await beginAt(provider, hotel, about));
  } catch (error) {
    context.reportError(error, 'beginning a payment');
    return isNeverTaken(error)
      ? refused('invalid', { payment: platformMessage('payment_online', order.language) })
      : refused('unavailable');
  }
}

/** Whether the tip alone is why the provider does not move the amount. What was typed is the guest's, and nobody else's fault. */
const isTipTooFine = ({ tip, toPay }: CheckedOrder, step: Minor): boolean =>
  !isMultipleOf(toPay, step) && isMultipleOf(minus(toPay, tip), step);

/** The currency of a hotel's payments, as ISO 4217 writes it; null: not known. */
const codeOf = ({ hotel, currencyCode: named }: StoredHotel): string | null => named ?? currencyCode(hotel.currency);

/** Begins a payment at a provider. Throws when the provider cannot be reached. */
export async function beginAt(
  provider: PaymentProvider,
  hotel: StoredHotel,
  order: Pick<Payable, 'uuid' | 'language' | 'amount' | 'token' | 'replaces'>,
): Promise<BegunOrderPayment> {
  const { currency } = hotel.hotel;
  const currency_code = codeOf(hotel);
  const title = textIn(hotel.hotel.title, order.language);
  const begun = await provider.begin({ hotel: hotel.code, ...order, currency, currencyCode: currency_code, title });
  const { token, amount } = order;
  return {
    ...{ token, amount, currency, currency_code },
    reference: begun.reference,
    page_url: begun.pageUrl,
    capture: begun.capture,
    account: begun.account ?? null,
    provider: provider.code,
    // The same for every provider, so that a page which has ended can be followed by another one.
    form_url: payPath(token),
  };
}
