import type { CartLine } from '../cart/cart';
import { bcp47 } from '../i18n/language';
import { type Text, textIn } from '../i18n/text';
import { optionsOf } from '../money/price';
import { choicesOf } from '../options/answered';
import type { Kit, Option } from '../options/kit';
import { optionSummary } from '../options/option-summary';
import { orderedForAnswer, propertiesInWords } from './order-lines';

/** A line of an order that is not sent yet, in one language. `chosen`: its answers as one text. */
export type LineInWords = { key: string; quantity: number; title: string; chosen: string };

/**
 * Returns the hotel's first language if its staff read an order in another language than the guest, else null.
 * Rule: orders/OR31.
 */
export const kitchenLanguage = (hotel: { language: string; languages: readonly { code: string }[] }): string | null => {
  const first = hotel.languages[0]?.code;
  return first === undefined || first === hotel.language ? null : first;
};

const answersOf = (options: readonly Option[], language: string) =>
  options.flatMap((option) =>
    optionSummary(option, (text) => textIn(text, language)).map((value) => ({
      property: { title: option.title },
      value,
      quantity: null,
      choice: null,
    })),
  );

const inWords = (answers: Parameters<typeof propertiesInWords>[0], language: string): string =>
  propertiesInWords(answers, { language, locale: bcp47(language) });

/**
 * Returns the lines of a cart in the hotel's texts of a language; what the guest typed stays as typed. `orderedFor`: what
 * the time is called for which a line is ordered. Rule: orders/OR34.
 */
export const linesInWords = (
  lines: readonly CartLine[],
  { language, orderedFor }: { language: string; orderedFor: Text },
): readonly LineInWords[] =>
  lines.map(({ key, quantity, product, ordered_for }) => ({
    key,
    quantity,
    title: textIn(product.title, language),
    chosen: inWords(
      [...orderedForAnswer(ordered_for, orderedFor), ...answersOf(optionsOf(product), language)],
      language,
    ),
  }));

/** Returns what was chosen for the whole order, without what the guest typed; '' for nothing. Rule: orders/OR34. */
export const orderChoicesInWords = (kit: Kit | null, language: string): string =>
  inWords(
    answersOf(
      (kit?.properties ?? []).filter((option) => choicesOf(option).length > 0),
      language,
    ),
    language,
  );
