import { type Country, dialDigits, digitsOf, internationalDigits, isPossibleLength, MAX_DIGITS } from './phone';
import { countryOfDigits } from './phone-country';

/**
 * Formats the number in a phone field while a guest types or pastes. Numbers may be longer than the mask, because in
 * about forty countries their length varies. Rule: phone/PH2.
 */

/** Returns the mask before the first digit: '+1', '+49-', '+44 (0)'. */
const prefixOf = (mask: string): string => (mask.includes('_') ? mask.slice(0, mask.indexOf('_')) : mask);

const placesIn = (mask: string): number => mask.split('_').length - 1;

const isLocalZero = (mask: string): boolean => prefixOf(mask).includes('(0)');

/** Removes leading zeros. For masks that already contain the zero. */
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * Fills the digits into the mask. Separators are written only before a digit, so that every press of backspace deletes
 * a digit. Digits that exceed the mask are appended.
 */
function fill(mask: string, digits: string): string {
  const fitting = digits.slice(0, MAX_DIGITS - dialDigits(prefixOf(mask)).length + 1);
  let shown = '';
  let signs = '';
  let used = 0;
  for (const sign of mask) {
    if (used === fitting.length) break;
    if (sign !== '_') signs += sign;
    else {
      shown += signs + fitting.charAt(used);
      signs = '';
      used += 1;
    }
  }
  return shown + fitting.slice(used);
}

/** Returns the longer mask if the digits do not fit into the usual one. */
const maskFor = (country: Country, count: number): string =>
  count > placesIn(country.mask) && placesIn(country.dc_mask) > placesIn(country.mask) ? country.dc_mask : country.mask;

/**
 * Formats a text with a mask: single digits, a local number, or a number with the mask's dial code. Returns '' if there
 * are no digits after the dial code, so that the placeholder is visible. A number of another country is returned with
 * '+'.
 */
export function applyMask(mask: string, text: string): string {
  const dial = dialDigits(prefixOf(mask));
  const written = (digits: string) => (isLocalZero(mask) ? withoutZeros(digits) : digits);
  const international = internationalDigits(text);
  if (international === null) return fill(mask, written(digitsOf(text)));
  if (international.startsWith(dial)) return fill(mask, written(international.slice(dial.length)));
  return dial.startsWith(international) ? '' : `+${international.slice(0, MAX_DIGITS)}`;
}

/** Trunk prefix in Russia and Kazakhstan, where other countries use 0. */
const EIGHT = { dial: '7', digits: 11 };

/**
 * Cleans the digits after the dial code: removes the zero that the mask contains, a trunk prefix 8, and a repeated dial
 * code. Other trunk zeros are kept (phone/PH2).
 */
function tidied(national: string, country: Country): string {
  const dial = dialDigits(country.dial_code);
  if (isLocalZero(country.mask) && national.startsWith('0')) return withoutZeros(national);
  if (dial === EIGHT.dial && national.length === EIGHT.digits && national.startsWith('8')) return national.slice(1);
  const twice = national.startsWith(dial) && !isPossibleLength(national.length, country);
  return twice && isPossibleLength(national.length - dial.length, country) ? national.slice(dial.length) : national;
}

/** Returns the digits of a number with a dial code. '00' after the field's own dial code begins a new number. */
function dialled(text: string, country: Country): string | null {
  const international = internationalDigits(text);
  const own = dialDigits(country.dial_code);
  const rest = international?.startsWith(own) ? international.slice(own.length) : '';
  return rest.startsWith('00') ? rest.slice(2) : international;
}

/**
 * Returns the field's value and country after an input. A number with another country's dial code, pasted or typed
 * after '+' or '00', switches to that country. `before`: the previous value. A dial code without digits is kept while
 * the value grows, and removed while it shrinks.
 */
export function typePhone(input: { text: string; before: string; country: Country; countries: readonly Country[] }): {
  value: string;
  country: Country;
} {
  const { text, before, country, countries } = input;
  const grows = text.length > before.length;
  const international = dialled(text, country);
  if (international === null && digitsOf(text) === '') return { value: '', country };
  const next = international === null ? country : countryOfDigits(international, countries, country);
  if (next === null) {
    const begun = `+${international?.slice(0, MAX_DIGITS) ?? ''}`;
    return { value: grows || begun !== '+' ? begun : '', country };
  }
  const digits = international === null ? digitsOf(text) : international.slice(dialDigits(next.dial_code).length);
  const national = tidied(digits, next);
  if (national === '') return { value: grows ? prefixOf(next.mask) : '', country: next };
  return { value: fill(maskFor(next, national.length), national), country: next };
}

/** Returns the value when the guest leaves the field. A dial code without a number is removed. */
export const valueOnBlur = (value: string, country: Country): string =>
  applyMask(country.mask, value) === '' ? '' : value;

/**
 * Returns the cursor position at which the same number of digits follows as before. Counted from the end, because a
 * dial code may have been added at the beginning.
 */
export function cursorIn(value: string, digitsBehind: number): number {
  let place = value.length;
  for (let left = digitsBehind; left > 0 && place > 0; place -= 1) {
    if (/\d/.test(value.charAt(place - 1))) left -= 1;
  }
  return place;
}
