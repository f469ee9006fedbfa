import { weekdayNames } from './weekday-names';

describe('weekdayNames', () => {
  /** The short weekday names of Intl, Sunday first, without the trailing full stop that some languages add. */
  const byIntl = (locale: string) =>
    [7, 8, 9, 10, 11, 12, 13].map((day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
        .format(Date.UTC(2026, 5, day, 12))
        .replace(/\.$/, ''),
    );

  it.each([
    ['en', 'en'],
    ['es', 'es'],
    ['fr', 'fr'],
    ['de', 'de'],
    ['cn', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['ja', 'ja'],
    ['ru', 'ru'],
    ['pt', 'pt'],
    ['ar', 'ar'],
    ['hi', 'hi'],
  ])('the weekday names in %s equal the short names of Intl in %s', (language, locale) => {
    expect(weekdayNames(language)).toEqual(byIntl(locale));
  });

  it.each(['tat', 'constructor'])('falls back to English for %s, which has no table', (language) => {
    expect(weekdayNames(language)).toEqual(byIntl('en'));
  });
});
