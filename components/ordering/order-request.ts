import { foodNote } from '@/lib/device/food-note';
import type { IntentBody, OrderPopup } from '@/lib/device/pending-order';
import { slotHolder } from '@/lib/device/slot-holder';
import { type FoodNote, isEmptyNote } from '@/lib/domain/allergens/food-note';
import type { Cart } from '@/lib/domain/cart/cart';
import { cartForPayment } from '@/lib/domain/cart/cart-for-payment';
import { type Charges, cartTotals } from '@/lib/domain/cart/cart-totals';
import { tippedCart } from '@/lib/domain/cart/tipped-cart';
import type { CheckoutAnswers, CheckoutFields } from '@/lib/domain/checkout/checkout';
import { sentStayCode } from '@/lib/domain/checkout/proven-room';
import { roomText, trimTyped } from '@/lib/domain/i18n/typed-text';
import type { Id } from '@/lib/domain/id';
import { type Minor, NO_MONEY } from '@/lib/domain/money/money';
import type { PaymentContext } from '@/lib/domain/options/options';
import { orderBody } from '@/lib/domain/orders/order-body';
import { banknoteIds } from '@/lib/domain/orders/order-for-device';
import { guestNameOf, orderSuccessData } from '@/lib/domain/orders/order-success';
import { chosenTip, type TipOffer } from '@/lib/domain/tips/tip';

export type OrderRequest = {
  /** The cart to send, including the answers to the order-level options. */
  cart: Cart;
  body: IntentBody;
};

/**
 * Builds the order from the cart and the checkout's input. Its uuid is the cart's, or `uuid` when the cart has none (a
 * fast order). Hidden fields are sent empty (sending/SE15, cart/CT6). Returns null for an empty cart.
 */
export function buildOrderRequest(input: {
  uuid: string;
  cart: Cart;
  answers: CheckoutAnswers;
  /** The type of the selected payment. */
  paymentType: PaymentContext['paymentType'];
  shown: CheckoutFields;
  /** `language`: of the guest, which the order has too. */
  hotel: Charges & { id: Id; language: string; tips?: TipOffer };
  personUuid: string;
  /** The popup of a fast order; null for the cart. */
  popup?: OrderPopup | null;
}): OrderRequest | null {
  const { answers, shown, hotel } = input;
  const paymentType = shown.payment ? input.paymentType : null;
  const paymentId = shown.payment ? answers.payment : null;
  const cart: Cart = {
    ...cartForPayment(input.cart, { paymentType, paymentId }),
    payment: paymentId,
    room_number: shown.room ? roomText(answers.room_number) : '',
    comment: shown.comment ? trimTyped(answers.comment) : '',
  };
  const tip = tipOfCart(cart, shown, { answers, hotel });
  const success = orderSuccessData(cart, hotel, tip);
  if (success === null) return null;
  const order = orderBody({
    cart,
    uuid: input.cart.uuid ?? input.uuid,
    hotelId: hotel.id,
    language: hotel.language,
    personUuid: input.personUuid === '' ? null : input.personUuid,
    isTemporary: answers.consent,
    foodNote: answers.tellsKitchen ? noteFor(cart) : null,
    slotHolder: slotHolder(Date.now()),
    stayCode: sentStayCode(shown, answers),
    tip,
    orderedFor: answers.orderedFor ?? null,
  });
  const isOnline = paymentType === 'online';
  return {
    cart,
    body: {
      order,
      name: guestNameOf(cart),
      success,
      banknotes: banknoteIds(cart),
      isOnline,
      popup: input.popup ?? null,
    },
  };
}

/** The tip of the cart that is sent, which another tab may have changed since the guest chose it. */
function tipOfCart(
  { products }: Cart,
  shown: CheckoutFields,
  { answers, hotel }: { answers: CheckoutAnswers; hotel: Charges & { tips?: TipOffer } },
): Minor {
  if (!shown.tip || hotel.tips === undefined || answers.tipChoice === undefined) return NO_MONEY;
  return chosenTip(answers.tipChoice, hotel.tips, tippedCart(cartTotals(products, hotel), hotel)) ?? NO_MONEY;
}

/** The guest's own list for an order of something to eat; null: none. Rule: allergens/AL8. */
function noteFor({ products }: Cart): FoodNote | null {
  const note = foodNote.get();
  return isEmptyNote(note) || !products.some(({ product }) => product.is_food) ? null : note;
}
