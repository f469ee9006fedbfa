import { asciiDigits } from '../i18n/typed-text';
import { type CurrencyDigits, leftOf, type Minor, priceOf } from '../money/money';
import { parsePrice } from '../money/parse-price';

const AMOUNT = /\d+(?:[.,\u066b]\d+)?/gu;

/**
 * What whoever carries an order takes along for a guest who pays with these banknotes, as typed; null: nothing, or not
 * known, as when the text names no amount or several. Rule: desk/DE49.
 */
export function changeToBring(
  paysWith: string | null,
  { sum, digits }: { sum: Minor; digits: CurrencyDigits },
): Minor | null {
  const [typed, another] = asciiDigits(paysWith ?? '').match(AMOUNT) ?? [];
  if (typed === undefined || another !== undefined) return null;
  const price = parsePrice(typed, digits);
  const change = price === null ? null : leftOf(priceOf({ price }), sum);
  return change === null || change === 0 ? null : change;
}
