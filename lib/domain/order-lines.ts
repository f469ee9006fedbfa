import { toMinor } from './money';
import { type Text, textIn } from './text';

/** The lines of an order's card. Source: follow-up 2.3, 3.1. Amounts in minor units. */

type LineProperty = { property: { title: Text }; value: string | null; quantity: number | null };

/** A checkbox answers with this word; its title says it all. */
const TICKED = 'checked';

/** One answer: 'Size: 32 cm', 'Buffalo mozzarella x 2'; '' when there is nothing to read. */
export function propertyInWords(line: LineProperty, language: string): string {
  const title = textIn(line.property.title, language);
  const value = line.value === null || line.value === TICKED ? '' : line.value.trim();
  const words = [title, value].filter((part) => part !== '').join(': ');
  return words !== '' && line.quantity !== null && line.quantity > 1 ? `${words} x ${line.quantity}` : words;
}

/** All answers of a product line, in one text. */
export const propertiesInWords = (lines: readonly LineProperty[], language: string): string =>
  lines
    .map((line) => propertyInWords(line, language))
    .filter((words) => words !== '')
    .join('; ');

/** What a product line cost; a platform that names no total of the line names the price of one piece. */
export const lineAmount = (line: { price: number; quantity: number; total_price: number }): number =>
  toMinor(line.total_price) || toMinor(line.price) * line.quantity;

/** The order-level lines that show: those that cost something. */
export const shownProperties = <T extends { total_price: number }>(lines: readonly T[]): readonly T[] =>
  lines.filter((line) => toMinor(line.total_price) > 0);
