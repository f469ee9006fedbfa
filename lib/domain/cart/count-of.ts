import type { Id } from '../options/kit';
import type { Cart } from './cart';

/** Returns the number of pieces of one product in the cart. In its own file, because every list of products shows it. */
export const countOf = (cart: Cart, productId: Id): number =>
  cart.products.reduce((sum, line) => sum + (String(line.product.id) === String(productId) ? line.quantity : 0), 0);
