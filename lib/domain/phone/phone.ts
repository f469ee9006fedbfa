import { asciiDigits } from '../i18n/typed-text';

/**
 * Countries and phone numbers. Rules: phone/PH1, phone/PH3, phone/PH7, phone/PH8, phone/PH2, phone/PH10. The table of
 * countries is generated from phone number metadata and loaded later.
 */
export type Country = {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** '+49', '+44 (0)'. */
  dial_code: string;
  /** The format of a number, also the placeholder: the dial code, then '_' for each digit, as in '+1___-___-____'. */
  mask: string;
  /** The mask of the country's longest numbers; equals `mask` if all numbers have the same length. */
  dc_mask: string;
  /** Allowed numbers of digits after the dial code, without a trunk zero. */
  lengths: readonly number[];
  /** English name for the search. Names in the guest's language come from Intl. */
  name?: string;
};

/** The country before the table is loaded, and if no other can be determined (phone/PH2, phone/PH7). */
export const DEFAULT_COUNTRY: Country = {
  code: 'US',
  dial_code: '+1',
  mask: '+1___-___-____',
  dc_mask: '+1___-___-____',
  lengths: [10],
};

/** Maximum number of digits including the dial code (E.164). */
export const MAX_DIGITS = 15;

/** Returns the digits of a text in any script as 0–9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/[^0-9]/g, '');

/** Returns the digits of a dial code or of a mask's beginning. A zero in brackets is not part of the dial code. */
export const dialDigits = (dialCode: string): string => digitsOf(dialCode.replace(/\(\s*0\s*\)/g, ''));

/**
 * Returns the digits of a number with a dial code after '+' or '00'; null without a dial code. A zero in brackets is
 * left out: '+49 (0)170 …'.
 */
export function internationalDigits(number: string): string | null {
  // Pasted text may contain spaces, bidi marks or the scheme of a tel: link.
  const plain = number.replace(/^\s*tel:|^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069(]+/i, '').replace('＋', '+');
  if (plain.startsWith('+')) return dialDigits(plain);
  return asciiDigits(plain).startsWith('00') ? dialDigits(plain).slice(2) : null;
}

/** Returns the digits after the dial code; null if the number belongs to another country. */
function nationalDigits(number: string, country: Country): string | null {
  const international = internationalDigits(number);
  if (international === null) return digitsOf(number);
  const dial = dialDigits(country.dial_code);
  return international.startsWith(dial) ? international.slice(dial.length) : null;
}

const MIN_NATIONAL_DIGITS = 4;

/**
 * Whether a number of digits is allowed after the country's dial code. Without known lengths, 4 up to the E.164
 * maximum.
 */
export const isPossibleLength = (count: number, country: Country): boolean =>
  country.lengths.length === 0
    ? count >= MIN_NATIONAL_DIGITS && count <= MAX_DIGITS - dialDigits(country.dial_code).length
    : country.lengths.includes(count);

/**
 * Whether a number has a length that is possible in a country. A trunk zero is ignored for this check only; it is sent
 * as displayed (phone/PH8, phone/PH10).
 */
export function isPossible(number: string, country: Country): boolean {
  const national = nationalDigits(number, country);
  if (national === null) return false;
  if (isPossibleLength(national.length, country)) return true;
  return national.startsWith('0') && isPossibleLength(national.length - 1, country);
}

/**
 * Returns a check whether a number is possible in any country of the table, for `options.ts`. Numbers without a dial
 * code pass, because only the platform can validate them.
 */
export const phoneCheck =
  (countries: readonly Country[]) =>
  (number: string): boolean =>
    internationalDigits(number) === null || countries.some((country) => isPossible(number, country));
