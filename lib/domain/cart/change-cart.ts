import { withoutDates } from '../options/clean-kit';
import type { Cart, CartLine } from './cart';

/** Changes of a cart that need no price. Rules: cart/CT3, cart/CT5. */

export const addLine = (cart: Cart, line: CartLine): Cart => ({ ...cart, products: [...cart.products, line] });

/**
 * Sets the uuid of the future order on a cart with lines. It is set once and stored with the cart, so that two tabs
 * that send the same cart create one order.
 */
export const withOrderUuid = (cart: Cart, uuid: string): Cart =>
  cart.uuid === null && cart.products.length > 0 ? { ...cart, uuid } : cart;

/** Replaces the uuid after an order with it was refused or abandoned, because the next order is a different one. */
export const renewOrderUuid = (cart: Cart, usedUuid: string, uuid: string): Cart =>
  cart.uuid === usedUuid ? { ...cart, uuid } : cart;

/** Replaces a line at its position. A line that another tab has removed is added again, so that no answers are lost. */
export const replaceLine = (cart: Cart, line: CartLine): Cart =>
  cart.products.some((other) => other.key === line.key)
    ? { ...cart, products: cart.products.map((other) => (other.key === line.key ? line : other)) }
    : addLine(cart, line);

/** Removes lines. Removing the last one empties the cart. */
export function removeLines(cart: Cart, keys: readonly string[]): Cart {
  const products = cart.products.filter((line) => !keys.includes(line.key));
  return products.length === 0 ? emptied(cart) : { ...cart, products };
}

/**
 * Empties the cart after an order: keeps the order-level answers, resets products, uuid and is_temporary, and clears
 * calendars with several dates (cart/CT5, booking/B19).
 */
export const emptied = (cart: Cart): Cart => ({
  ...cart,
  property: cart.property && withoutDates(cart.property),
  products: [],
  uuid: null,
  is_temporary: false,
});
