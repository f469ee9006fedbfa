import type { CartLine } from '../cart/cart';
import { bcp47 } from '../i18n/language';
import { textIn } from '../i18n/text';
import { optionsOf } from '../money/price';
import { choicesOf } from '../options/answered';
import type { Kit, Option } from '../options/kit';
import { optionSummary } from '../options/option-summary';
import { propertiesInWords } from './order-lines';

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

function answersIn(options: readonly Option[], language: string): string {
  const lines = options.flatMap((option) =>
    optionSummary(option, (text) => textIn(text, language)).map((value) => ({
      property: { title: option.title },
      value,
      quantity: null,
      choice: null,
    })),
  );
  return propertiesInWords(lines, { language, locale: bcp47(language) });
}

/** Returns the lines of a cart in the hotel's texts of a language; what the guest typed stays as typed. Rule: orders/OR34. */
export const linesInWords = (lines: readonly CartLine[], language: string): readonly LineInWords[] =>
  lines.map(({ key, quantity, product }) => ({
    key,
    quantity,
    title: textIn(product.title, language),
    chosen: answersIn(optionsOf(product), language),
  }));

/** Returns what was chosen for the whole order, without what the guest typed; '' for nothing. Rule: orders/OR34. */
export const orderChoicesInWords = (kit: Kit | null, language: string): string =>
  answersIn(
    (kit?.properties ?? []).filter((option) => choicesOf(option).length > 0),
    language,
  );
