import { type Country, DEFAULT_COUNTRY, dialDigits, digitsOf, internationalDigits, isPossible } from './phone';

/**
 * Which country a phone field stands on, and finding another. Rules: phone/PH11, phone/PH3, phone/PH4, phone/PH5.
 */

/** Where a build is at home (phone/PH4). '+1___' is Canada's, whose dial code alone would mean the United States. */
const REGIONS: Readonly<Record<string, { code: string; dial_code: string }>> = {
  RU: { code: 'RU', dial_code: '+7' },
  EU: { code: 'PL', dial_code: '+48' },
  UK: { code: 'GB', dial_code: '+44 (0)' },
  CA: { code: 'CA', dial_code: '+1___' },
};

/** The dial code of a region; '+1' for one that is none of ours. */
export const dialCodeOfRegion = (region: string): string =>
  (Object.hasOwn(REGIONS, region) ? REGIONS[region]?.dial_code : undefined) ?? DEFAULT_COUNTRY.dial_code;

/**
 * The country with the longest dial code that the digits begin with. Several share one (+1, +7, +44): the one the guest
 * stands on, else the first in the table. null: no dial code fits.
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

/** The country that a hotel or a region means by '+34', '+44', '+44 (0)', '+1___', or by its two letters. */
export function countryOfDialCode(dialCode: string, countries: readonly Country[]): Country | null {
  const written = dialCode.trim();
  const region = Object.values(REGIONS).find(({ dial_code }) => dial_code === written);
  const code = region?.code ?? (/^[a-z]{2}$/i.test(written) ? written.toUpperCase() : null);
  return countries.find((country) => country.code === code) ?? countryOfDigits(dialDigits(written), countries);
}

/** Of several countries that share a mask the one that was chosen, else the hotel's, else the first in the table. */
function countryOfMask(mask: string, chosen: string | null, countries: readonly Country[], home: Country) {
  const same = countries.filter((country) => country.mask === mask || country.dc_mask === mask);
  const named = (letters: string | null) => same.find(({ code }) => code === letters);
  const [prefix = ''] = mask.split('_');
  return named(chosen) ?? named(home.code) ?? same[0] ?? countryOfDigits(dialDigits(prefix), countries);
}

/** A number without a dial code is the hotel's country's, unless it is only possible as another country's in full. */
function countryOfNumber(number: string, countries: readonly Country[], home: Country): Country {
  const international = internationalDigits(number);
  if (international !== null) return countryOfDigits(international, countries, home) ?? home;
  const other = isPossible(number, home) ? null : countryOfDigits(digitsOf(number), countries, home);
  return other !== null && isPossible(`+${digitsOf(number)}`, other) ? other : home;
}

/**
 * The country of a phone field: by the mask that was stored when the guest chose one, else, while the field is empty,
 * the hotel's, else by the number. Each by the longest matching dial code; '+44' is '+44 (0)'. A hotel that names no
 * dial code has its region's, and without one '+1'. Rules: phone/PH3, phone/PH4, phone/PH5.
 */
export function countryFor(from: {
  /** 'phone-number-mask' of the device; null or '': none. */
  mask: string | null;
  /** The two letters of the country that the mask was chosen for; null or '': nobody knows them. */
  code?: string | null;
  number: string;
  /** ext_data.country_code. */
  hotelDialCode: string | null;
  region?: string;
  countries: readonly Country[];
}): Country {
  const { mask, code = null, number, hotelDialCode, region = '', countries } = from;
  const home =
    countryOfDialCode(hotelDialCode ?? '', countries) ??
    countryOfDialCode(dialCodeOfRegion(region), countries) ??
    DEFAULT_COUNTRY;
  const chosen = mask === null || mask.trim() === '' ? null : countryOfMask(mask.trim(), code, countries, home);
  if (chosen !== null) return chosen;
  return digitsOf(number) === '' ? home : countryOfNumber(number, countries, home);
}

/** A country's name in the guest's language, by its two letters. */
export type NameOf = (code: string) => string;

/** Countries that stand before the alphabet (phone/PH4, phone/PH1). */
const FIRST = ['US', 'GB', 'RU'];

/** US, GB, RU, then by name as the guest's language sorts. `locale`: BCP 47. */
export function inListOrder(countries: readonly Country[], nameOf: NameOf, locale: string): Country[] {
  const { compare } = new Intl.Collator([locale, 'en']);
  const rank = ({ code }: Country) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
  const names = new Map(countries.map(({ code }) => [code, nameOf(code)]));
  return [...countries].sort(
    (one, other) => rank(one) - rank(other) || compare(names.get(one.code) ?? '', names.get(other.code) ?? ''),
  );
}

/** Letters only, without case and accents, so that 'cote divoire' finds Côte d’Ivoire. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’.ـ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

/** How well a name answers: 0: it begins with what was typed, 1: one of its words does, 2: it is somewhere in it. */
function nearness(country: Country, query: string, nameOf: NameOf): number | null {
  const names = [nameOf(country.code), country.name ?? ''].map(folded);
  if (query === country.code.toLowerCase() || names.some((name) => name.startsWith(query))) return 0;
  if (names.some((name) => name.includes(` ${query}`))) return 1;
  return names.some((name) => name.includes(query)) ? 2 : null;
}

/**
 * The countries that a search finds, by name in the guest's language or in English, or by the beginning of the dial
 * code ('+49', '0049', '49'). The nearest first, within that in the order given; all of them for an empty search.
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
