import { asciiDigits } from '../i18n/typed-text';
import { type CurrencyDigits, hasDigits } from './money';

/**
 * Parses a price as staff type it, with a comma or a point and at most the decimals of the currency; null: no price.
 * Rules: content/CC5, prices/P21.
 */
export function parsePrice(typed: string, digits: CurrencyDigits): number | null {
  const text = asciiDigits(typed)
    .replace(/\s/g, '')
    .replace(/[,\u066b]/, '.');
  const price = /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : null;
  return price === null || price > 1_000_000 || !hasDigits(price, digits) ? null : price;
}
