import { type Text, textIn } from '../i18n/text';
import type { Id } from '../id';

type Line = {
  product: { title: Text };
  quantity: number;
  repeat: { product_id: Id; section_id: Id } | null;
};
type Ordered = { uuid: string; products: readonly Line[] };

/** How often a dish is still to be made. `key`: of the dish; `orders`: uuids of those that have it. */
export type AllDayRow = Pick<Line, 'repeat' | 'quantity'> & { key: string; title: Text; orders: ReadonlySet<string> };

/** A dish is its product; one that has left the hotel's files is known by its title. */
const dishKey = ({ repeat, product }: Omit<Line, 'quantity'>, language: string): string =>
  repeat === null ? textIn(product.title, language) : String(repeat.product_id);

/** What is to be made for these orders, dish by dish, most portions first. Rule: desk/DE52. */
export function allDay(orders: readonly Ordered[], language: string): readonly AllDayRow[] {
  const rows = new Map<string, Omit<AllDayRow, 'key' | 'orders'> & { orders: Set<string> }>();
  for (const { uuid, products } of orders) {
    for (const line of products) {
      const key = dishKey(line, language);
      const row = rows.get(key) ?? { title: line.product.title, repeat: line.repeat, quantity: 0, orders: new Set() };
      row.quantity += line.quantity;
      row.orders.add(uuid);
      rows.set(key, row);
    }
  }
  const name = ({ title }: { title: Text }) => textIn(title, language);
  return [...rows]
    .map(([key, row]) => ({ key, ...row }))
    .sort((one, other) => other.quantity - one.quantity || name(one).localeCompare(name(other), language));
}
