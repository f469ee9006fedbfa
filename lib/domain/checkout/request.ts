import { isOneTap } from '../cart/one-tap';
import { priceOf } from '../money/money';

/**
 * Whether a product is asked for from its card, in a small form of its own: it costs nothing whatever is chosen, and
 * nothing has to be chosen that the hotel has not chosen beforehand. Rule: fast-order/FO13.
 */
export function isRequest(...[product, section]: Parameters<typeof isOneTap>): boolean {
  if (priceOf(product) !== 0 || !isOneTap(product, section)) return false;
  const options = product.property?.properties ?? [];
  return options.every(({ price, attrs }) => price <= 0 && attrs.every((choice) => choice.price <= 0));
}
