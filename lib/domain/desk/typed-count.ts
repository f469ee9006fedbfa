import { asciiDigits } from '../i18n/typed-text';

/** As many pieces as staff can type. */
const MAX_COUNT = 99_999;

/** A number of pieces as staff type it, in the digits of their language; null: it is none. Rule: desk/DE102. */
export function typedCount(typed: string): number | null {
  const text = asciiDigits(typed).replace(/\s/g, '');
  const count = /^\d{1,6}$/.test(text) ? Number(text) : null;
  return count === null || count > MAX_COUNT ? null : count;
}
