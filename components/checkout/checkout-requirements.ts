import type { Payment } from '@/lib/contract/hotel';
import type { HotelView } from '@/lib/contract/views';
import type { Cart } from '@/lib/domain/cart/cart';
import { type CheckoutFields, checkoutFields, initialPayment } from '@/lib/domain/checkout/checkout';
import { isOfferHidden, type VisibleConsent, visibleConsent } from '@/lib/domain/checkout/consent';
import { sameId } from '@/lib/domain/id';
import type { Minor } from '@/lib/domain/money/money';
import type { PaymentContext } from '@/lib/domain/options/options';

/**
 * Computes what the checkout of these lines requires at this hotel, including its variations, and the selected payment.
 * `payments` undefined: not read yet; sending waits, because one may be required. `chosen`: the id that the guest
 * selected, '' for none; null: not touched. `shown` has no proof of the room yet, which depends on the payment
 * (`fieldsWithPayment`).
 */
export function checkoutRequirements(input: {
  hotel: HotelView;
  cart: Cart;
  total: Minor;
  payments: readonly Payment[] | undefined;
  chosen: string | null;
}): { shown: CheckoutFields; consent: VisibleConsent; payment: PaymentContext } {
  const { hotel, cart, total, payments, chosen } = input;
  const { hiddenPaymentUnder, confirmationCheckbox, hidePublicOfferLink, fixedPayment } = hotel.variations;
  const lines = cart.products;
  const shown = checkoutFields(hotel, { lines, total, payments: payments?.length ?? 1, hiddenPaymentUnder });
  const id = chosen ?? initialPayment(fixedPayment, payments ?? []);
  const payment = shown.payment ? payments?.find((each) => sameId(each.id, id)) : undefined;
  const products = lines.map(({ product }) => product);
  return {
    shown,
    consent: visibleConsent({
      is_agreement_text: hotel.is_agreement_text,
      confirmationCheckbox,
      hidesPublicOffer: isOfferHidden(products, hidePublicOfferLink),
    }),
    payment: { paymentType: payment?.ptype_id ?? null, paymentId: payment?.id ?? null },
  };
}
