import { bcp47, flagOf } from '../i18n/language';
import { dialDigits } from './phone';

/**
 * Returns the country of a hotel's dial code, two lower-case letters; null if several countries share the code (+1,
 * +7). `rows`: from country-table.json.
 */
export function countryOfHotel(dialCode: string | null, rows: readonly string[]): string | null {
  const digits = dialDigits(dialCode ?? '');
  const sharing = rows.filter((row) => row.split(' ')[1] === digits);
  return sharing.length === 1 ? (sharing[0]?.slice(0, 2).toLowerCase() ?? null) : null;
}

/**
 * Returns the flag of a language: the hotel's own choice, else the flag of the hotel's country if the language is its
 * main one (Arabic in Oman, Spanish in Mexico), else the language's usual flag.
 */
export function languageFlag(
  code: string,
  home: { country: string | null; chosen: Readonly<Record<string, string>> },
): string {
  const { country, chosen } = home;
  if (Object.hasOwn(chosen, code)) return chosen[code] ?? '';
  if (country === null) return flagOf(code);
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return new Intl.Locale(bcp47(code)).language === language ? country : flagOf(code);
}
