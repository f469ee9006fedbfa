import { type Cart, cartForPayment } from '@/lib/domain/cart/cart';
import type { CheckoutAnswers, CheckoutFields } from '@/lib/domain/checkout/checkout';
import type { Id } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import { orderBody } from '@/lib/domain/orders/order-body';
import { banknoteIds } from '@/lib/domain/orders/order-for-device';
import { guestNameOf, orderSuccessData } from '@/lib/domain/orders/order-success';
import type { OrderPopup, PendingOrder } from './pending-order';

export type OrderRequest = {
  /** The cart as it is sent: with the answers of the form in it. */
  cart: Cart;
  pending: PendingOrder;
};

/**
 * What a guest wants to order: the cart and the answers of the checkout, as the body that is sent under the uuid of the
 * cart, or under `uuid` where the cart has none (a fast order). A field that is not shown is sent empty (sending/SE15,
 * cart/CT6). null: there is nothing in the cart.
 */
export function buildOrderRequest(from: {
  uuid: string;
  cart: Cart;
  answers: CheckoutAnswers;
  /** The kind of the payment that is chosen. */
  paymentType: PaymentContext['paymentType'];
  shown: CheckoutFields;
  /** As the guest reads it: an order is in that language. */
  hotel: { id: Id; discount_price: number; discount_percent: number; language: string };
  personUuid: string;
  /** Where it is ordered, when that is not the cart. */
  popup?: OrderPopup | null;
}): OrderRequest | null {
  const { answers, shown, hotel } = from;
  const paymentType = shown.payment ? from.paymentType : null;
  const cart: Cart = {
    ...cartForPayment(from.cart, paymentType),
    payment: shown.payment ? answers.payment : null,
    room_number: shown.room ? answers.room_number.trim() : '',
    comment: shown.comment ? answers.comment.trim() : '',
  };
  const success = orderSuccessData(cart, hotel);
  if (success === null) return null;
  const order = orderBody({
    cart,
    uuid: from.cart.uuid ?? from.uuid,
    hotelId: hotel.id,
    language: hotel.language,
    personUuid: from.personUuid === '' ? null : from.personUuid,
    isTemporary: answers.consent,
  });
  const isOnline = paymentType === 'online';
  return {
    cart,
    pending: {
      order,
      name: guestNameOf(cart),
      success,
      banknotes: banknoteIds(cart),
      isOnline,
      popup: from.popup ?? null,
    },
  };
}
