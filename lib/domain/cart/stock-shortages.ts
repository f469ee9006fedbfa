import type { HotelNow } from '../booking/hotel-time';
import type { Text } from '../i18n/text';
import { sameId } from '../id';
import { isForToday } from '../stock/is-for-today';
import { choiceItem, productItem } from '../stock/stock-item';
import { type WantedStock, wantedStock } from '../stock/wanted-stock';
import type { CartLine } from './cart';
import type { Catalogue, CatalogueSection } from './cart-check';

/** A line that wants more than is left today. `choice`: of which too little is left; null: of the product itself. */
export type StockShortage = { key: string; kind: 'few'; left: number; choice: Text | null };

/** What is left today of the products of some lines and of their choices, by item; what nobody counts is missing. */
export function stockLeftOf(lines: readonly CartLine[], catalogue: Catalogue): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  for (const { section, product } of lines) {
    const today = productIn(catalogue.get(String(section.id)), product);
    if (today?.stock_left != null) left.set(productItem(today.id), today.stock_left);
    for (const option of today?.property?.properties ?? [])
      for (const choice of option.attrs)
        if (choice.stock_left != null) left.set(choiceItem(option.id, choice.id), choice.stock_left);
  }
  return left;
}

const productIn = (section: CatalogueSection | 'gone' | undefined, { id }: CartLine['product']) =>
  section === undefined || section === 'gone' ? undefined : section.products.find((each) => sameId(each.id, id));

/**
 * The lines for today of whose product or choices too little is left. What is sold out is found elsewhere
 * (./unavailable-lines, and choices by ./cart-check). Lines that share an item are all named, because the guest decides
 * which of them gets fewer. Rule: stock/SK7.
 */
export function stockShortages(lines: readonly CartLine[], catalogue: Catalogue, now: HotelNow): StockShortage[] {
  const counted = lines.filter((line) => isForToday(line, now));
  const left = stockLeftOf(counted, catalogue);
  if (left.size === 0) return [];
  const wanted = wantedStock(counted, { dueTimes: [], today: now.date });
  const isShort = (item: string) => (left.get(item) ?? 0) > 0 && piecesOf(wanted, item) > (left.get(item) ?? 0);
  return counted.flatMap(({ key }, place): StockShortage[] => {
    const short = wanted.find((each) => each.line === place && isShort(each.item));
    return short === undefined ? [] : [{ key, kind: 'few', left: left.get(short.item) ?? 0, choice: short.choice }];
  });
}

/**
 * What is left of the product or choice that lets a line have no piece more, with what the other lines of the cart want;
 * null: there is more. Rule: stock/SK7.
 */
export function leftAtLimit(
  lines: readonly CartLine[],
  { key, left, now }: { key: string; left: ReadonlyMap<string, number>; now: HotelNow },
): number | null {
  const counted = left.size === 0 ? [] : lines.filter((line) => isForToday(line, now));
  const place = counted.findIndex((line) => line.key === key);
  const line = counted[place];
  if (line === undefined) return null;
  const wanted = wantedStock(counted, { dueTimes: [], today: now.date });
  const limits = wanted.flatMap(({ line: of, item, pieces }) => {
    const most = of === place ? left.get(item) : undefined;
    return most !== undefined && piecesOf(wanted, item) + pieces / line.quantity > most ? [most] : [];
  });
  return limits.length === 0 ? null : Math.min(...limits);
}

const piecesOf = (wanted: readonly WantedStock[], item: string): number =>
  wanted.reduce((sum, each) => (each.item === item ? sum + each.pieces : sum), 0);
