import { type Text, textIn } from '../i18n/text';
import type { Id } from '../id';
import type { LaterEntry } from './later';

type Ordered = { products: readonly { product: { title: Text }; repeat: { product_id: Id } | null }[] };

/** What is booked of one product. `key`: of the product; `at`: by time, HH:MM, '' for the whole day. */
type ProductBookings<O> = { key: string; title: Text; at: ReadonlyMap<string, readonly LaterEntry<O>[]> };

/** The bookings of a day: the products by name, and the times that any of them has, the whole day first. */
export type DayBookings<O> = { products: readonly ProductBookings<O>[]; times: readonly string[] };

/**
 * What is booked for a day (YYYY-MM-DD, the hotel's), by product and time. A product that has left the files is known by its
 * title. Rule: desk/DE95.
 */
export function bookingsOf<O extends Ordered>(
  entries: readonly LaterEntry<O>[],
  date: string,
  language: string,
): DayBookings<O> {
  const found = new Map<string, { title: Text; at: Map<string, LaterEntry<O>[]> }>();
  const times = new Set<string>();
  for (const entry of entries.filter(({ local }) => local.startsWith(date))) {
    const line = entry.order.products[entry.line];
    if (line === undefined) continue;
    const key = line.repeat === null ? textIn(line.product.title, language) : String(line.repeat.product_id);
    const product = found.get(key) ?? { title: line.product.title, at: new Map<string, LaterEntry<O>[]>() };
    const time = entry.isWholeDay ? '' : entry.local.slice(11);
    times.add(time);
    product.at.set(time, [...(product.at.get(time) ?? []), entry]);
    found.set(key, product);
  }
  const name = ({ title }: { title: Text }) => textIn(title, language);
  return {
    products: [...found]
      .map(([key, product]) => ({ key, ...product }))
      .sort((one, other) => name(one).localeCompare(name(other), language)),
    times: [...times].toSorted(),
  };
}
