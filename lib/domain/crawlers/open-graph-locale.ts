import { flagOf } from '../i18n/language';

/**
 * The `og:locale` of a page, a language and a region: that of the page's tag (BCP 47), else the country whose flag stands
 * for the language (`language`: the project's code). Rule: crawlers/CW11.
 */
export function openGraphLocale({ language, tag }: { language: string; tag: string }): string {
  const [primary = '', ...rest] = tag.split('-');
  const region = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/i.test(part)) ?? flagOf(language);
  return region === '' ? primary : `${primary}_${region.toUpperCase()}`;
}
