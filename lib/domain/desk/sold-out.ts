import type { Id } from '../id';
import { isOpen } from '../orders/order-status';
import { sectionsBelow } from './find-orders';

type OrderWithLines = {
  num: string;
  ostatus_id: string;
  products: readonly { quantity: number; repeat: { product_id: Id; section_id: Id } | null }[];
};

/** What is sold out: products, and sections with all below them. */
export type SoldOutItems = { products: ReadonlySet<number>; sections: ReadonlySet<number> };

/** What is sold out with these items: of a section all below it. */
export const soldOutItems = (
  items: readonly { kind: 'product' | 'section'; id: number }[],
  sections: readonly { id: number; parent_id: number | null }[],
): SoldOutItems => ({
  products: new Set(items.filter(({ kind }) => kind === 'product').map(({ id }) => id)),
  sections: new Set(
    items.filter(({ kind }) => kind === 'section').flatMap(({ id }) => [...sectionsBelow(sections, id)]),
  ),
});

type Line = { repeat: { product_id: Id; section_id: Id } | null };

/** Whether what was ordered is sold out; of an earlier release, which kept no ids, nobody knows. Rules: desk/DE52, desk/DE67. */
export const isLineSoldOut = ({ repeat }: Line, { products, sections }: SoldOutItems): boolean =>
  repeat !== null && (products.has(Number(repeat.product_id)) || sections.has(Number(repeat.section_id)));

/** An order and how many pieces of it are sold out. */
export type AffectedOrder<T> = { order: T; pieces: number };

/**
 * The open orders that have something that is sold out, the oldest first. Lines of an earlier release, which kept no ids,
 * are not known. Rule: desk/DE67.
 */
export function affectedOrders<T extends OrderWithLines>(
  orders: readonly T[],
  items: SoldOutItems,
): readonly AffectedOrder<T>[] {
  return orders
    .filter(({ ostatus_id }) => isOpen(ostatus_id))
    .map((order) => ({
      order,
      pieces: order.products
        .filter((line) => isLineSoldOut(line, items))
        .reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .filter(({ pieces }) => pieces > 0)
    .sort((one, other) => Number(one.order.num) - Number(other.order.num));
}
