import type { Id } from '../id';
import { isOpen } from '../orders/order-status';

type OrderWithLines = {
  num: string;
  ostatus_id: string;
  products: readonly { quantity: number; repeat: { product_id: Id; section_id: Id } | null }[];
};

/** What is sold out: products, and sections with all below them. */
export type SoldOutItems = { products: ReadonlySet<number>; sections: ReadonlySet<number> };

/** An order and how many pieces of it are sold out. */
export type AffectedOrder<T> = { order: T; pieces: number };

/**
 * The open orders that have something that is sold out, the oldest first. Lines of an earlier release, which kept no ids,
 * are not known. Rule: desk/DE67.
 */
export function affectedOrders<T extends OrderWithLines>(
  orders: readonly T[],
  { products, sections }: SoldOutItems,
): readonly AffectedOrder<T>[] {
  const isSoldOut = ({ repeat }: OrderWithLines['products'][number]) =>
    repeat !== null && (products.has(Number(repeat.product_id)) || sections.has(Number(repeat.section_id)));
  return orders
    .filter(({ ostatus_id }) => isOpen(ostatus_id))
    .map((order) => ({
      order,
      pieces: order.products.filter(isSoldOut).reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .filter(({ pieces }) => pieces > 0)
    .sort((one, other) => Number(one.order.num) - Number(other.order.num));
}
