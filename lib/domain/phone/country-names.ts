import type { LanguageTag } from '../i18n/language';
import { intlLocales } from '../i18n/locale-data';
import type { NameOf } from './phone-country';

/**
 * Returns a function from a country's two letters to its name in a language (BCP 47), or in English if the browser does
 * not support the language. Rule: phone/PH11.
 */
export function countryNames(locale: LanguageTag): NameOf {
  const names = new Intl.DisplayNames(intlLocales(locale), { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
