import type { LanguageTag } from '../i18n/language';
import { intlLocales } from '../i18n/locale-data';
import { type Country, DEFAULT_COUNTRY, dialDigits, digitsOf, internationalDigits, isPossible } from './phone';

/** Finds and searches the country of a phone field. Rules: phone/PH11, phone/PH3, phone/PH4, phone/PH5. */

/** Default countries of the build regions (phone/PH4). '+1___' means Canada, because '+1' means the United States. */
const REGIONS: Readonly<Record<string, { code: string; dial_code: string }>> = {
  RU: { code: 'RU', dial_code: '+7' },
  EU: { code: 'PL', dial_code: '+48' },
  UK: { code: 'GB', dial_code: '+44 (0)' },
  CA: { code: 'CA', dial_code: '+1___' },
};

/** Returns the dial code of a region; '+1' for an unknown region. */
export const dialCodeOfRegion = (region: string): string =>
  (Object.hasOwn(REGIONS, region) ? REGIONS[region]?.dial_code : undefined) ?? DEFAULT_COUNTRY.dial_code;

/**
 * Returns the country with the longest dial code at the beginning of the digits. If several countries share it (+1, +7,
 * +44), the field's current country wins, else the first in the table. null: no dial code matches.
 */
export function countryOfDigits(
  digits: string,
  countries: readonly Country[],
  current: Country | null = null,
): Country | null {
  const fitting = countries.filter((country) => {
    const dial = dialDigits(country.dial_code);
    return dial !== '' && digits.startsWith(dial);
  });
  const longest = Math.max(...fitting.map(({ dial_code }) => dialDigits(dial_code).length));
  const best = fitting.filter(({ dial_code }) => dialDigits(dial_code).length === longest);
  return best.find(({ code }) => code === current?.code) ?? best[0] ?? null;
}

/** Returns the country of a hotel's or region's dial code ('+34', '+44', '+44 (0)', '+1___') or two letters. */
export function countryOfDialCode(dialCode: string, countries: readonly Country[]): Country | null {
  const written = dialCode.trim();
  const region = Object.values(REGIONS).find(({ dial_code }) => dial_code === written);
  const code = region?.code ?? (/^[a-z]{2}$/i.test(written) ? written.toUpperCase() : null);
  return countries.find((country) => country.code === code) ?? countryOfDigits(dialDigits(written), countries);
}

/**
 * Returns the country of a mask. If several countries share it, the chosen one wins, then the hotel's, then the first
 * in the table.
 */
function countryOfMask(mask: string, chosen: string | null, countries: readonly Country[], home: Country) {
  const same = countries.filter((country) => country.mask === mask || country.dc_mask === mask);
  const named = (letters: string | null) => same.find(({ code }) => code === letters);
  const [prefix = ''] = mask.split('_');
  return named(chosen) ?? named(home.code) ?? same[0] ?? countryOfDigits(dialDigits(prefix), countries);
}

/**
 * Returns the country of a number. Without a dial code it belongs to the hotel's country, unless it is only possible as
 * a whole number of another country.
 */
function countryOfNumber(number: string, countries: readonly Country[], home: Country): Country {
  const international = internationalDigits(number);
  if (international !== null) return countryOfDigits(international, countries, home) ?? home;
  const other = isPossible(number, home) ? null : countryOfDigits(digitsOf(number), countries, home);
  return other !== null && isPossible(`+${digitsOf(number)}`, other) ? other : home;
}

/**
 * Returns the country of a phone field: by the mask stored when the guest chose a country; else the hotel's while the
 * field is empty; else by the number. The longest matching dial code wins; '+44' means '+44 (0)'. A hotel without a
 * dial code gets its region's, and without a region '+1'. Rules: phone/PH3, phone/PH4, phone/PH5.
 */
export function countryFor(input: {
  /** The device's stored 'phone-number-mask'; null or '': none. */
  mask: string | null;
  /** The two letters of the country for which the mask was chosen; null or '': unknown. */
  code?: string | null;
  number: string;
  /** The hotel's `ext_data.country_code`. */
  hotelDialCode: string | null;
  region?: string;
  countries: readonly Country[];
}): Country {
  const { mask, code = null, number, hotelDialCode, region = '', countries } = input;
  const home =
    countryOfDialCode(hotelDialCode ?? '', countries) ??
    countryOfDialCode(dialCodeOfRegion(region), countries) ??
    DEFAULT_COUNTRY;
  const chosen = mask === null || mask.trim() === '' ? null : countryOfMask(mask.trim(), code, countries, home);
  if (chosen !== null) return chosen;
  return digitsOf(number) === '' ? home : countryOfNumber(number, countries, home);
}

/** Returns a country's name in the guest's language for its two letters. */
export type NameOf = (code: string) => string;

/** Countries at the top of the list (phone/PH4, phone/PH1). */
const FIRST = ['US', 'GB', 'RU'];

/** Sorts countries: US, GB, RU, then by name in the guest's language. `locale`: BCP 47. */
export function inListOrder(countries: readonly Country[], nameOf: NameOf, locale: LanguageTag): Country[] {
  const { compare } = new Intl.Collator(intlLocales(locale));
  const rank = ({ code }: Country) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
  const names = new Map(countries.map(({ code }) => [code, nameOf(code)]));
  return [...countries].sort(
    (one, other) => rank(one) - rank(other) || compare(names.get(one.code) ?? '', names.get(other.code) ?? ''),
  );
}

/**
 * Normalises a name for the search: lower case without accents and punctuation, so that 'cote divoire' finds Côte
 * d’Ivoire.
 */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’.ـ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

/**
 * Returns how well a country matches: 0: its name begins with the search text, 1: a later word does, 2: the text is
 * within the name, null: no match.
 */
function nearness(country: Country, query: string, nameOf: NameOf): number | null {
  const names = [nameOf(country.code), country.name ?? ''].map(folded);
  if (query === country.code.toLowerCase() || names.some((name) => name.startsWith(query))) return 0;
  if (names.some((name) => name.includes(` ${query}`))) return 1;
  return names.some((name) => name.includes(query)) ? 2 : null;
}

/**
 * Searches countries by name in the guest's language or in English, or by the beginning of the dial code ('+49',
 * '0049', '49'). The best matches are first, otherwise in the given order. An empty search returns all.
 */
export function searchCountries(countries: readonly Country[], search: string, nameOf: NameOf): Country[] {
  const query = folded(search);
  const digits = internationalDigits(search) ?? digitsOf(search);
  if (/^[^\p{L}]+$/u.test(search.trim())) {
    return countries.filter(({ dial_code }) => dialDigits(dial_code).startsWith(digits));
  }
  return countries
    .flatMap((country) => {
      const near = nearness(country, query, nameOf);
      return near === null ? [] : [{ country, near }];
    })
    .sort((one, other) => one.near - other.near)
    .map(({ country }) => country);
}
