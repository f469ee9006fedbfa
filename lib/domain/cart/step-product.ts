import { type Id, sameId } from '../id';
import { type Cart, type CartLine, clampQuantity, maxQuantity } from './cart';
import { withQuantity } from './cart-quantity';
import { removeLines, replaceLine } from './change-cart';

/** Changes of a product's quantity from its card. Rules: recommendations/R5, recommendations/R6, catalogue/C16. */

/** Returns the line that '-' and '+' on a card change: the last line of the product. */
export const lineToStep = (cart: Cart, productId: Id): CartLine | null =>
  cart.products.findLast(({ product }) => sameId(product.id, productId)) ?? null;

/**
 * Whether '+' on a card adds one more piece. `line`: of the product; null: not in the cart yet, only `pending` pieces that
 * were tapped while it is read. `limit`: the most that its card adds (./one-tap). Rules: cart/CT4, product-sheet/S6.
 */
export const canRaiseProduct = (
  line: CartLine | null,
  { pending, limit }: { pending: number; limit: number | null },
): boolean =>
  line === null
    ? pending < maxQuantity({ max_order_quantity: limit })
    : line.product.show_quantity &&
      line.quantity < Math.min(maxQuantity(line.product), limit ?? maxQuantity(line.product));

/** One piece less; the last piece removes the line. */
export function lowerProduct(cart: Cart, productId: Id): Cart {
  const line = lineToStep(cart, productId);
  if (line === null) return cart;
  return line.quantity <= 1 ? removeLines(cart, [line.key]) : replaceLine(cart, withQuantity(line, line.quantity - 1));
}

/** One piece more of a product in the cart, up to its limit. */
export function raiseProduct(cart: Cart, productId: Id): Cart {
  const line = lineToStep(cart, productId);
  if (line === null) return cart;
  const quantity = clampQuantity(line.product, line.quantity + 1);
  return quantity === line.quantity ? cart : replaceLine(cart, withQuantity(line, quantity));
}
