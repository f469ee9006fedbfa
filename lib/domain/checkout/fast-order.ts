import { type Cart, type CartLine, emptyCart } from '../cart/cart';
import type { Id } from '../id';
import type { Minor } from '../money/money';
import { fastOrderKit, lineTotal, type Priced, scheduledOption, unitPrice } from '../money/price';
import type { Kit } from '../options/kit';

/**
 * The order of a single product from its popup, without the cart. Rules: fast-order/FO4, fast-order/FO5,
 * fast-order/FO1, prices/P18, catalogue/C10.
 */

/**
 * Creates the draft of a fast order with one line. It contains no other answers, and the guest's cart is not changed
 * (fast-order/FO1).
 */
export const fastOrderDraft = (input: { hotelId: Id; line: CartLine; property: Kit | null }): Cart => ({
  ...emptyCart(input.hotelId),
  property: input.property,
  products: [input.line],
});

type FastOrderOffer = {
  /**
   * Whether the stepper is displayed: only for products with pieces and without slots, because slots are counted
   * themselves.
   */
  hasQuantity: boolean;
  /** Price of one piece; 0: no price is displayed. */
  unit: Minor;
  /** Whether the price is labelled 'from', until the options change it (prices/P18). */
  isFrom: boolean;
  /** The price on the button. */
  total: Minor;
};

/** Returns what the popup displays for a product with the guest's answers in its kit. */
export function fastOrderOffer(
  product: Priced & { is_price_from: boolean; show_quantity: boolean; is_popup: boolean },
  quantity: number,
): FastOrderOffer {
  const priced = { price: product.price, property: product.property && fastOrderKit(product.property) };
  const unit = unitPrice(priced);
  return {
    hasQuantity: product.show_quantity && product.is_popup && scheduledOption(product) === null,
    unit,
    isFrom: product.is_price_from && unit === unitPrice({ ...priced, property: null }),
    total: lineTotal(priced, quantity),
  };
}
