import { type Cart, type CartLine, emptyCart } from '../cart/cart';
import type { Minor } from '../money/money';
import { fastOrderKit, lineTotal, type Priced, scheduledOption, unitPrice } from '../money/price';
import type { Id, Kit } from '../options/kit';

/**
 * The order of one product from its popup. Rules: fast-order/FO4, fast-order/FO5, fast-order/FO1, prices/P18,
 * catalogue/C10.
 */

/**
 * The draft of a fast order: it starts clean with the one line, and the guest's saved cart is left alone
 * (fast-order/FO1).
 */
export const fastOrderDraft = (from: { hotelId: Id; line: CartLine; property: Kit | null }): Cart => ({
  ...emptyCart(from.hotelId),
  property: from.property,
  products: [from.line],
});

type FastOrderOffer = {
  /** The stepper: only where the product counts pieces, and not beside slots, which are counted themselves. */
  hasQuantity: boolean;
  /** Of one piece; 0: no price is shown. */
  unit: Minor;
  /** 'from' stands before it until the options change the price (prices/P18). */
  isFrom: boolean;
  /** What the button says. */
  total: Minor;
};

/** What the popup says of a product with the guest's answers in its kit. */
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
