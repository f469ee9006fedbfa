import { type Country, dialDigits, digitsOf, internationalDigits, isPossibleLength, MOST_DIGITS } from './phone';
import { countryOfDigits } from './phone-country';

/**
 * What a phone field shows while a guest types or pastes. The mask guides and does not cap: forty countries have
 * numbers of several lengths. Rule: phone/PH2.
 */

/** What stands before the first digit that a guest types: '+1', '+49-', '+44 (0)'. */
const prefixOf = (mask: string): string => (mask.includes('_') ? mask.slice(0, mask.indexOf('_')) : mask);

const placesIn = (mask: string): number => mask.split('_').length - 1;

const isLocalZero = (mask: string): boolean => prefixOf(mask).includes('(0)');

/** Where the mask shows the zero itself, no number goes on with another. */
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * Puts the digits in the places of the mask. Signs of the mask appear only in front of a digit, so that deleting takes
 * a digit each time; digits that the mask has no place for follow at the end.
 */
function fill(mask: string, digits: string): string {
  const kept = digits.slice(0, MOST_DIGITS - dialDigits(prefixOf(mask)).length + 1);
  let shown = '';
  let signs = '';
  let used = 0;
  for (const sign of mask) {
    if (used === kept.length) break;
    if (sign !== '_') signs += sign;
    else {
      shown += signs + kept.charAt(used);
      signs = '';
      used += 1;
    }
  }
  return shown + kept.slice(used);
}

/** The mask that has a place for every digit, where one of the two does. */
const maskFor = (country: Country, count: number): string =>
  count > placesIn(country.mask) && placesIn(country.dc_mask) > placesIn(country.mask) ? country.dc_mask : country.mask;

/**
 * A text in a mask: digits typed one by one, a local number, or one with the mask's own dial code. '' where no digit
 * follows the dial code, so that the placeholder shows; a number of another country stays as it is.
 */
export function applyMask(mask: string, text: string): string {
  const dial = dialDigits(prefixOf(mask));
  const written = (digits: string) => (isLocalZero(mask) ? withoutZeros(digits) : digits);
  const international = internationalDigits(text);
  if (international === null) return fill(mask, written(digitsOf(text)));
  if (international.startsWith(dial)) return fill(mask, written(international.slice(dial.length)));
  return dial.startsWith(international) ? '' : `+${international.slice(0, MOST_DIGITS)}`;
}

/** Russia and Kazakhstan dial 8 inside the country where others dial 0. */
const EIGHT = { dial: '7', digits: 11 };

/**
 * The digits after the dial code, as the field is to show them: without the zero that the mask itself shows, without
 * an 8 that means the same, and without a dial code written twice. A trunk zero elsewhere stays (phone/PH2).
 */
function tidied(national: string, country: Country): string {
  const dial = dialDigits(country.dial_code);
  if (isLocalZero(country.mask) && national.startsWith('0')) return withoutZeros(national);
  if (dial === EIGHT.dial && national.length === EIGHT.digits && national.startsWith('8')) return national.slice(1);
  const twice = national.startsWith(dial) && !isPossibleLength(national.length, country);
  return twice && isPossibleLength(national.length - dial.length, country) ? national.slice(dial.length) : national;
}

/** The digits of a number with a dial code; '00' typed after the field's own code begins another number. */
function dialled(text: string, country: Country): string | null {
  const international = internationalDigits(text);
  const own = dialDigits(country.dial_code);
  const rest = international?.startsWith(own) ? international.slice(own.length) : '';
  return rest.startsWith('00') ? rest.slice(2) : international;
}

/**
 * What the field shows after an input, and the country it then stands on: a number with another country's dial code,
 * pasted or typed after '+' or '00', brings that country along. `before`: what the field showed; while it grows, a dial
 * code that stands alone is kept, and while it shrinks it goes.
 */
export function typePhone(from: { text: string; before: string; country: Country; countries: readonly Country[] }): {
  value: string;
  country: Country;
} {
  const { text, before, country, countries } = from;
  const grows = text.length > before.length;
  const international = dialled(text, country);
  if (international === null && digitsOf(text) === '') return { value: '', country };
  const next = international === null ? country : countryOfDigits(international, countries, country);
  if (next === null) {
    const begun = `+${international?.slice(0, MOST_DIGITS) ?? ''}`;
    return { value: grows || begun !== '+' ? begun : '', country };
  }
  const digits = international === null ? digitsOf(text) : international.slice(dialDigits(next.dial_code).length);
  const national = tidied(digits, next);
  if (national === '') return { value: grows ? prefixOf(next.mask) : '', country: next };
  return { value: fill(maskFor(next, national.length), national), country: next };
}

/** What is kept when the guest leaves the field: a dial code that stands alone is no number. */
export const leftPhone = (value: string, country: Country): string =>
  applyMask(country.mask, value) === '' ? '' : value;

/**
 * Where the cursor belongs in what the field shows: the digits that were behind it are behind it still. Counted from
 * the end, because the beginning may have got a dial code.
 */
export function cursorIn(value: string, digitsBehind: number): number {
  let place = value.length;
  for (let left = digitsBehind; left > 0 && place > 0; place -= 1) {
    if (/\d/.test(value.charAt(place - 1))) left -= 1;
  }
  return place;
}
