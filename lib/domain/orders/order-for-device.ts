import type { Cart } from '../cart/cart';
import { type Id, sameId } from '../id';
import { optionsOf } from '../money/price';
import { isBanknotes } from '../options/clean-kit';
import type { OrderBody, OrderOption } from './order-body';

/** Returns the ids of a cart's banknotes options. They are stored beside the order body, which has no option codes. */
export const banknoteIds = (cart: Cart): Id[] =>
  [...optionsOf(cart), ...cart.products.flatMap(({ product }) => optionsOf(product))]
    .filter(isBanknotes)
    .map(({ id }) => id);

/**
 * Returns the order without banknotes answers, because the device must not store how much cash a guest carries. Rules:
 * cart/CT6, device-storage/D8.
 */
export function orderForDevice(order: OrderBody, banknotes: readonly Id[]): OrderBody {
  const blank = <Options extends { properties: readonly OrderOption[] }>(kit: Options): Options => ({
    ...kit,
    properties: kit.properties.map((option) =>
      banknotes.some((id) => sameId(id, option.id)) ? { ...option, value: null } : option,
    ),
  });
  return {
    ...order,
    property: blank(order.property),
    products: order.products.map((line) => ({
      ...line,
      product: { ...line.product, property: line.product.property && blank(line.product.property) },
    })),
  };
}
