import type { NameOf } from './phone-country';

/**
 * Returns a function from a country's two letters to its name in a language (BCP 47), or in English if the browser does
 * not support the language. Rule: phone/PH11.
 */
export function countryNames(locale: string): NameOf {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
