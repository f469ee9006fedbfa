import type { NameOf } from './phone-country';

/**
 * The names of countries in a language (BCP 47), by their two letters; in English where the browser does not speak it.
 * Rule: phone/PH11.
 */
export function countryNames(locale: string): NameOf {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
