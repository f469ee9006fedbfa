import type { Cart } from '../cart/cart';
import { totalPriceOf } from '../money/order-amounts';

const piecesOf = ({ products }: Cart): number => products.reduce((sum, { quantity }) => sum + quantity, 0);
const priceOf = ({ products }: Cart): number => products.reduce((sum, line) => sum + totalPriceOf(line), 0);

/**
 * Whether a change of the cart reaches the goal 'cart finish': something was added, or the price changed. Emptying it, as
 * every order does, reaches nothing. Rule: analytics/AY1.
 */
export const reachesCartFinish = (before: Cart, after: Cart): boolean =>
  after.products.length > 0 && (piecesOf(after) > piecesOf(before) || priceOf(after) !== priceOf(before));
