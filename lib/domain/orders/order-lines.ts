import { bidiIsolate } from '../i18n/bidi-isolate';
import { answerInWords as datesInWords } from '../i18n/format-date';
import { listMarks } from '../i18n/join-list';
import type { LanguageTag } from '../i18n/language';
import { type Text, textIn } from '../i18n/text';
import { type Minor, priceOf, times } from '../money/money';
import { totalPriceOf } from '../money/order-amounts';

/** The lines on the card of an order. Rule: orders/OR9. */

/** `language`: the project's language code, for titles. `locale`: BCP 47, for dates. */
type Reader = { language: string; locale: LanguageTag };

type LineProperty = {
  property: { title: Text };
  value: string | null;
  quantity: number | null;
  choice: { title: Text } | null;
};

/** An answer as a reader of a language reads it: a choice in that language, else as the guest typed it. Rule: orders/OR31. */
export const answerIn = ({ choice, value }: Pick<LineProperty, 'choice' | 'value'>, language: string): string =>
  (choice === null ? '' : textIn(choice.title, language)) || (value ?? '');

/**
 * The time for which a line is ordered, among its answers, so that everything that shows an order names it: card, desk,
 * mail, receipt, calendar and the hotel's own system. `orderedFor`: YYYY-MM-DDTHH:MM; null: for now. Rule: hours/H15.
 */
export const orderedForAnswer = (orderedFor: string | null, title: Text): readonly LineProperty[] =>
  orderedFor === null
    ? []
    : [{ property: { title }, value: orderedFor.replace('T', ' '), quantity: null, choice: null }];

/** The value of a ticked checkbox. Only its title is displayed. */
const TICKED = 'checked';

/**
 * An answer as a screen shows it: dates in the reader's format, and nothing for a tick. Rules: orders/OR31, languages/L14.
 */
export const shownAnswer = (property: Pick<LineProperty, 'choice' | 'value'>, { language, locale }: Reader): string =>
  property.value === TICKED ? '' : datesInWords(answerIn(property, language).trim(), locale);

const answerInWords = (property: LineProperty, reader: Reader): string => {
  const { quantity } = property;
  const text = shownAnswer(property, reader);
  return quantity !== null && quantity > 1 ? `${text} x ${quantity}`.trim() : text;
};

/**
 * Formats a product's answers as one text: 'Size: 32 cm; Extras: Mozzarella x 2, Olives'. Adjacent answers with the
 * same title share it. A tick without an answer of its own is displayed as its title: 'Mozzarella x 2'. Answers are
 * bidi-isolated, so that a guest's input cannot change the direction of the rest.
 */
export function propertiesInWords(lines: readonly LineProperty[], reader: Reader): string {
  const { language } = reader;
  const groups: { title: string; answers: string[] }[] = [];
  for (const line of lines) {
    const title = textIn(line.property.title, language).trim();
    const answer = answerInWords(line, reader);
    const last = groups.at(-1);
    if (last !== undefined && last.title === title) last.answers.push(answer);
    else groups.push({ title, answers: [answer] });
  }
  const { comma, semicolon } = listMarks(language);
  return groups
    .map(({ title, answers }) => titled(title, answers, comma))
    .filter((text) => text !== '')
    .join(semicolon);
}

const COUNT = /^x \d+$/;

/** Formats one title with its answers. A count alone follows the title directly: 'Mozzarella x 2'. */
function titled(title: string, answers: readonly string[], comma: string): string {
  const given = answers.filter((answer) => answer !== '');
  const texts = given.map(bidiIsolate).join(comma);
  const isCount = given.length === 1 && COUNT.test(given[0] ?? '');
  if (title === '') return isCount ? '' : texts;
  if (texts === '') return title;
  return isCount ? `${title} ${texts}` : `${title}: ${texts}`;
}

/**
 * Returns the price of a product line. If the platform sends no total of the line, the price of one piece is
 * multiplied.
 */
export const lineAmount = (line: { price: number; quantity: number; total_price: number }): Minor =>
  totalPriceOf(line) || times(priceOf(line), line.quantity);

/** Returns the order-level properties that are displayed: those with a price. */
export const shownProperties = <T extends { total_price: number }>(lines: readonly T[]): readonly T[] =>
  lines.filter((line) => totalPriceOf(line) > 0);
