import { decimalLineTotal } from '../money/price';
import { type Cart, type CartLine, clampQuantity } from './cart';

/** Changes a line's quantity by `step`, within the product's limits. */
export const changeQuantity = (cart: Cart, key: string, step: number): Cart => ({
  ...cart,
  products: cart.products.map((line) =>
    line.key === key ? withQuantity(line, clampQuantity(line.product, line.quantity + step)) : line,
  ),
});

/** Returns the line with another quantity and a recalculated total. */
export const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  total_price: decimalLineTotal(line.product, quantity),
});
