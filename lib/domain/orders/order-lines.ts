import { bidiIsolate } from '../i18n/bidi-isolate';
import { answerInWords as datesInWords } from '../i18n/format-date';
import { listMarks } from '../i18n/join-list';
import { type Text, textIn } from '../i18n/text';
import { priceOf, totalPriceOf } from '../money/decimal-amounts';
import { type Minor, times } from '../money/money';

/** The lines of an order's card. Rule: orders/OR9. */

/** `language`: our code, for titles; `locale`: BCP 47, for dates. */
type Reader = { language: string; locale: string };

type LineProperty = { property: { title: Text }; value: string | null; quantity: number | null };

/** A checkbox answers with this word; its title says it all. */
const TICKED = 'checked';

const answerInWords = ({ value, quantity }: LineProperty, locale: string): string => {
  const words = value === null || value === TICKED ? '' : datesInWords(value.trim(), locale);
  return quantity !== null && quantity > 1 ? `${words} x ${quantity}`.trim() : words;
};

/**
 * What was chosen for a product, in one text: 'Size: 32 cm; Extras: Mozzarella x 2, Olives'. Neighbours with one title
 * (the ticks of one option) share it; a tick that is its own title stands alone: 'Mozzarella x 2'. What a guest typed
 * is kept apart from the rest.
 */
export function propertiesInWords(lines: readonly LineProperty[], { language, locale }: Reader): string {
  const groups: { title: string; answers: string[] }[] = [];
  for (const line of lines) {
    const title = textIn(line.property.title, language).trim();
    const answer = answerInWords(line, locale);
    const last = groups.at(-1);
    if (last !== undefined && last.title === title) last.answers.push(answer);
    else groups.push({ title, answers: [answer] });
  }
  const { comma, semicolon } = listMarks(language);
  return groups
    .map(({ title, answers }) => titled(title, answers, comma))
    .filter((words) => words !== '')
    .join(semicolon);
}

const COUNT = /^x \d+$/;

/** A count alone belongs to its title: 'Mozzarella x 2'. */
function titled(title: string, answers: readonly string[], comma: string): string {
  const given = answers.filter((answer) => answer !== '');
  const words = given.map(bidiIsolate).join(comma);
  const isCount = given.length === 1 && COUNT.test(given[0] ?? '');
  if (title === '') return isCount ? '' : words;
  if (words === '') return title;
  return isCount ? `${title} ${words}` : `${title}: ${words}`;
}

/** What a product line cost; a platform that names no total of the line names the price of one piece. */
export const lineAmount = (line: { price: number; quantity: number; total_price: number }): Minor =>
  totalPriceOf(line) || times(priceOf(line), line.quantity);

/** The order-level lines that show: those that cost something. */
export const shownProperties = <T extends { total_price: number }>(lines: readonly T[]): readonly T[] =>
  lines.filter((line) => totalPriceOf(line) > 0);
