import { bcp47, LANGUAGES } from '../i18n/language';
import { openGraphLocale } from './open-graph-locale';

it.each([
  ['en', 'en', 'en_GB'],
  ['en', 'en-US', 'en_US'],
  ['ua', 'uk', 'uk_UA'],
  ['cn', 'zh-Hans', 'zh_CN'],
  ['cnr', 'sr-Latn-ME', 'sr_ME'],
  ['es', 'es-419', 'es_419'],
  ['gd', 'gd', 'gd'],
])('names language and region of %s (%s)', (language, tag, expected) => {
  expect(openGraphLocale({ language, tag })).toBe(expected);
});

it('has a region for every language of the product', () => {
  const locales = LANGUAGES.map((language) => openGraphLocale({ language, tag: bcp47(language) }));
  expect(locales.filter((locale) => !/^[a-z]{2,3}_[A-Z]{2}$/.test(locale))).toEqual([]);
});
