/**
 * Countries and telephone numbers. Rules: phone/PH1, phone/PH3, phone/PH7, phone/PH8, phone/PH2, phone/PH10.
 * The table itself is made on the server from the metadata of telephone numbers; the rules only read it.
 */
export type Country = {
  /** ISO 3166-1 alpha-2, in capitals. */
  code: string;
  /** '+49', '+44 (0)'. */
  dial_code: string;
  /**
   * What the field shows, the dial code first and '_' for each digit after it: '+1___-___-____'. The placeholder
   * too.
   */
  mask: string;
  /** The mask of the country's longest numbers; the same as `mask` where all are of one length. */
  dc_mask: string;
  /** How many digits may follow the dial code, a trunk zero not counted. */
  lengths: readonly number[];
  /** In English, for the search; in the guest's language the browser knows it. */
  name?: string;
};

/** What there is before the table is, and where it names no better one (phone/PH2, phone/PH7). */
export const DEFAULT_COUNTRY: Country = {
  code: 'US',
  dial_code: '+1',
  mask: '+1___-___-____',
  dc_mask: '+1___-___-____',
  lengths: [10],
};

/** The most digits of a number, its dial code included (E.164). */
export const MOST_DIGITS = 15;

/** The zeros of the digits that keyboards of our languages write. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => point >= first && point < first + 10);
  return zero === undefined ? digit : String(point - zero);
};

/** The digits of a text, whatever script they are written in, as 0–9. */
export const digitsOf = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit).replace(/[^0-9]/g, '');

/** The digits of a dial code or of a mask's beginning; the zero in brackets is not dialled from abroad. */
export const dialDigits = (dialCode: string): string => digitsOf(dialCode.replace(/\(\s*0\s*\)/g, ''));

/**
 * The digits of a number that is written with its dial code, after '+' or '00'; null when it is written without.
 * A zero in brackets is left out: '+49 (0)170 …' is dialled without it.
 */
export function internationalDigits(number: string): string | null {
  // People copy more than the number: blanks, marks of direction, the scheme of a link.
  const plain = number.replace(/^\s*tel:|^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069(]+/i, '').replace('＋', '+');
  if (plain.startsWith('+')) return dialDigits(plain);
  return /^[0\u0660\u06f0\uff10]{2}/.test(plain) ? dialDigits(plain).slice(2) : null;
}

/** The digits after the dial code; null when the number is another country's. */
function nationalDigits(number: string, country: Country): string | null {
  const international = internationalDigits(number);
  if (international === null) return digitsOf(number);
  const dial = dialDigits(country.dial_code);
  return international.startsWith(dial) ? international.slice(dial.length) : null;
}

const SHORTEST_NATIONAL = 4;

/** Whether so many digits may follow the country's dial code; a country without lengths takes what a network takes. */
export const isPossibleLength = (count: number, country: Country): boolean =>
  country.lengths.length === 0
    ? count >= SHORTEST_NATIONAL && count <= MOST_DIGITS - dialDigits(country.dial_code).length
    : country.lengths.includes(count);

/**
 * Whether a number is possible for a country: one of its lengths; a trunk zero is dropped for this check only, what is
 * sent is what the field shows (phone/PH8, phone/PH10).
 */
export function isPossible(number: string, country: Country): boolean {
  const national = nationalDigits(number, country);
  if (national === null) return false;
  if (isPossibleLength(national.length, country)) return true;
  return national.startsWith('0') && isPossibleLength(national.length - 1, country);
}

/**
 * Whether a number that the field shows is possible for a country of the table; for the rules of options
 * (`options.ts`). One without a dial code cannot be judged by itself, so it is left to the platform.
 */
export const phoneCheck =
  (countries: readonly Country[]) =>
  (number: string): boolean =>
    internationalDigits(number) === null || countries.some((country) => isPossible(number, country));
