import type { DueTime } from '../booking/due-times';
import type { Text } from '../i18n/text';
import type { Id } from '../id';
import { choicesOf } from '../options/answered';
import { quantityOf } from '../options/choice-quantity';
import type { Kit } from '../options/kit';
import { choiceItem, productItem } from './stock-item';

/** A line of an order, as far as it takes what is counted. */
type CountedLine = { product: { id: Id; title: Text; property: Kit | null }; quantity: number };

/** Pieces of an item that a line wants for a day. */
export type WantedStock = {
  /** The place of the line, from 0. */
  line: number;
  item: string;
  /** YYYY-MM-DD on the hotel's clock. */
  day: string;
  pieces: number;
  productId: Id;
  title: Text;
  /** null: the product itself is wanted. */
  choice: Text | null;
};

/** The days for which a line is ordered; today when it names none. Rule: stock/SK3. */
const daysOf = (due: readonly DueTime[], today: string): readonly string[] =>
  due.length === 0 ? [today] : [...new Set(due.map(({ at }) => at.slice(0, 'YYYY-MM-DD'.length)))];

/** A line's product and chosen choices with their pieces, for one day. */
function piecesOf({ product, quantity }: CountedLine): readonly Omit<WantedStock, 'day' | 'line'>[] {
  const { id: productId, title } = product;
  const own = { item: productItem(productId), pieces: quantity, productId, title, choice: null };
  const choices = (product.property?.properties ?? []).flatMap((option) =>
    choicesOf(option).map((choice) => ({
      item: choiceItem(option.id, choice.id),
      pieces: quantity * quantityOf(choice),
      productId,
      title,
      choice: choice.title,
    })),
  );
  return [own, ...choices];
}

/**
 * What the lines of an order want, also of items that nobody counts. `dueTimes`: when each line is due; an empty list:
 * now. Rules: stock/SK2, stock/SK3.
 */
export const wantedStock = (
  lines: readonly CountedLine[],
  { dueTimes, today }: { dueTimes: readonly (readonly DueTime[])[]; today: string },
): readonly WantedStock[] =>
  lines.flatMap((cartLine, line) =>
    daysOf(dueTimes[line] ?? [], today).flatMap((day) => piecesOf(cartLine).map((each) => ({ ...each, line, day }))),
  );
