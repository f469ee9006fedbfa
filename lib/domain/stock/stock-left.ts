import type { Id } from '../id';
import type { Choice, Kit, Option } from '../options/kit';
import { timeKind } from '../options/option-types';
import type { StockPeriod } from './stock';
import { choiceItem, productItem } from './stock-item';

/** What is left of an item; null: nobody counts it. */
export type LeftOf = (item: string) => { per: StockPeriod; left: number } | null;

type CountedProduct = { id: Id; property: Kit | null; is_available: boolean; stock_left: number | null };

/** Whether an option says for which day something is ordered, as the due times are read (hours/H19). */
function asksForDay(option: Option): boolean {
  const kind = timeKind(option);
  if (kind === 'date' || kind === 'dates') return option.extra.from_today;
  return kind === 'moment' || kind === 'slot';
}

/** Whether the guest chooses the day for which something is ordered. */
export const choosesDay = (kit: Kit | null): boolean => (kit?.properties ?? []).some(asksForDay);

/**
 * A product as guests see it with what is left of it and of its choices. What is counted by the day says nothing where
 * the guest chooses the day: today's stock must not keep anybody from ordering for tomorrow. What is counted in all and
 * gone is off sale. `isDayChosen`: the options of the order ask for its day. Rules: stock/SK4, stock/SK5.
 */
export function withStockLeft<P extends CountedProduct>(
  product: P,
  { leftOf, isDayChosen }: { leftOf: LeftOf; isDayChosen: boolean },
): P {
  const isOpen = isDayChosen || choosesDay(product.property);
  const shown = (item: string): number | null => {
    const stock = leftOf(item);
    return stock === null || (stock.per === 'day' && isOpen) ? null : stock.left;
  };
  const own = leftOf(productItem(product.id));
  return {
    ...product,
    property: product.property && kitWithStock(product.property, shown),
    is_available: product.is_available && !(own?.per === 'all' && own.left === 0),
    stock_left: shown(productItem(product.id)),
  };
}

const kitWithStock = (kit: Kit, shown: (item: string) => number | null): Kit => ({
  ...kit,
  properties: kit.properties.map((option) => ({
    ...option,
    attrs: option.attrs.map((choice) => choiceWithStock(choice, shown(choiceItem(option.id, choice.id)))),
  })),
});

const choiceWithStock = (choice: Choice, left: number | null): Choice =>
  left === null ? choice : { ...choice, stock_left: left };
