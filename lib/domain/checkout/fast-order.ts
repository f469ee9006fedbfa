import { type Cart, type CartLine, emptyCart } from '../cart/cart';
import { lineTotal, type Priced, scheduledOption, showsFrom, unitPrice } from '../money/price';
import { isScheduled } from '../options/answered';
import type { Id, Kit } from '../options/kit';

/**
 * The order of one product from its popup. Rules: fast-order/FO4, fast-order/FO5, fast-order/FO1, prices/P8,
 * prices/P18, catalogue/C10.
 */

/**
 * The kit as the popup has it: an option without a price type does not count there (prices/P8), so it says that it
 * costs nothing. With that, labels, line, cart total and order body come out right by the rules of the sheet.
 */
export const fastOrderKit = (kit: Kit): Kit => ({
  ...kit,
  properties: kit.properties.map((option) =>
    option.price_type_id === null && !isScheduled(option) ? { ...option, price_type_id: 'none' } : option,
  ),
});

/**
 * The draft of a fast order: it starts clean with the one line, and the guest's saved cart is left alone
 * (fast-order/FO1).
 */
export const fastOrderDraft = (from: { hotelId: Id; line: CartLine; property: Kit | null }): Cart => ({
  ...emptyCart(from.hotelId),
  property: from.property,
  products: [from.line],
});

export type FastOrderOffer = {
  /** The stepper: only where the product counts pieces, and not beside slots, which are counted themselves. */
  hasQuantity: boolean;
  /** Of one piece, in minor units; 0: no price is shown. */
  unit: number;
  /** 'from' stands before it: no more once the options changed it. */
  isFrom: boolean;
  /** What the button says, in minor units. */
  total: number;
};

/** What the popup says of a product with the guest's answers in its kit. */
export const fastOrderOffer = (
  product: Priced & { is_price_from: boolean; show_quantity: boolean; is_popup: boolean },
  quantity: number,
): FastOrderOffer => ({
  hasQuantity: product.show_quantity && product.is_popup && scheduledOption(product) === null,
  unit: unitPrice(product, 'fast-order'),
  isFrom: showsFrom(product, 'fast-order'),
  total: lineTotal(product, quantity, 'fast-order'),
});
