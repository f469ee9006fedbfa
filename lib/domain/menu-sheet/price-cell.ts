import { asciiDigits } from '../i18n/typed-text';
import { amountText, type CurrencyDigits, hasDigits, priceOf } from '../money/money';
import type { DecimalMark } from './sheet-format';
import type { CellFault } from './sheet-problem';

/** What a price of a hotel file is at most. */
const HIGHEST = 1_000_000_000;

const PRICE = /^(\d{1,10})(?:([.,])(\d+))?$/;
const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d+)?$/;

/** How prices of a file are written: the mark before the decimals, and how many there are. */
export type PriceForm = { mark: DecimalMark; digits: CurrencyDigits };

/** A price as a cell has it, with all decimals of the currency; '' where the file names none. */
export const priceCell = (price: unknown, { mark, digits }: PriceForm): string =>
  typeof price === 'number' ? amountText(priceOf({ price }), digits).replace('.', mark) : '';

/** The price in a form that a fault gives as an example. */
const example = (amount: number, form: PriceForm): string => priceCell(amount, form);

/**
 * Reads a price. Both marks are decimal marks, because nobody groups the thousands of a price in a menu, and a cell that
 * might be grouped is refused: 1.200 is no price of a currency with cents, and of one with three decimals only with the
 * mark that the file's header names. Rule: menu-sheet/MS6.
 */
export function readPrice(cell: string, form: PriceForm): { ok: true; price: number } | ({ ok: false } & CellFault) {
  const { digits, mark } = form;
  const text = asciiDigits(cell)
    .replaceAll('\u066b', '.')
    // A run of blanks is read once, from its beginning.
    .replace(/^[\p{Sc}\s]+|(?<![\p{Sc}\s])[\p{Sc}\s]+$/gu, '');
  const [, whole, decimalMark, decimals = ''] = PRICE.exec(text) ?? [];
  const isGroup = decimals.length === 3 && (digits !== 3 || decimalMark !== mark);
  if (isGroup || (whole === undefined && GROUPED.test(text)))
    return { ok: false, reason: 'price_thousands', values: { example: example(1200, form) } };
  const price = whole === undefined ? null : Number(`${whole}.${decimals || '0'}`);
  if (price === null || price > HIGHEST)
    return { ok: false, reason: 'price', values: { example: example(12.5, form) } };
  return hasDigits(price, digits) ? { ok: true, price } : { ok: false, reason: 'price_digits', values: { digits } };
}
