import { dialDigits } from '../phone/phone';
import { bcp47, flagOf } from './language';

/**
 * The country that a hotel's dial code means, two letters in lower case; null where several countries share it (+1, +7),
 * because nobody knows which. `rows`: of country-table.json.
 */
export function countryOfHotel(dialCode: string | null, rows: readonly string[]): string | null {
  const digits = dialDigits(dialCode ?? '');
  const sharing = rows.filter((row) => row.split(' ')[1] === digits);
  return sharing.length === 1 ? (sharing[0]?.slice(0, 2).toLowerCase() ?? null) : null;
}

/**
 * The flag beside a language: the hotel's own choice, else that of the hotel's country where the language is the one
 * most spoken there (Arabic in Oman, Spanish in Mexico), else the language's usual one.
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
