import { DATE_FORMATS, DATE_WIRE, type DateForm } from '@/lib/domain/i18n/date-formats';
import {
  dayAndMonth,
  dayTitle,
  monthTitle,
  nearDay,
  shortDate,
  shortDay,
  weekdayHeads,
} from '@/lib/domain/i18n/format-date';
import { measureInWords } from '@/lib/domain/i18n/format-number';
import { dayFromNow, nowInWords, timeAgo } from '@/lib/domain/i18n/from-now';
import { bcp47, LANGUAGES, type LanguageTag } from '@/lib/domain/i18n/language';
import { OWN_DATA_LANGUAGES } from '@/lib/domain/i18n/locale-data';
import { localeDataFor } from './locale-data';

const DAYS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0')).flatMap((month) =>
  ['01', '09', '15', '28'].map((day) => `2026-${month}-${day}`),
);

/** As Node writes it, which has the data of every language. */
const byNode = (locale: string, form: DateForm, day: string): string =>
  new Intl.DateTimeFormat(locale, { ...DATE_WIRE, ...DATE_FORMATS[form] }).format(Date.parse(`${day}T12:00:00Z`));

describe.each(OWN_DATA_LANGUAGES.map((language) => bcp47(language)))('the data of %s', (locale: LanguageTag) => {
  it('writes every day of a year as CLDR does', () => {
    for (const day of DAYS) {
      expect(shortDate(day, locale)).toBe(byNode(locale, 'shortDate', day));
      expect(dayAndMonth(day, locale)).toBe(byNode(locale, 'dayAndMonth', day));
      expect(dayTitle(day, locale)).toBe(byNode(locale, 'dayTitle', day));
      expect(shortDay(day, locale)).toBe(byNode(locale, 'shortDay', day));
      expect(nearDay(day, '2020-01-01', locale)).toBe(byNode(locale, 'nearDay', day));
      expect(monthTitle(day.slice(0, 7), locale)).toBe(byNode(locale, 'month', day));
    }
    expect(weekdayHeads(locale, 0)[3]).toEqual({
      short: byNode(locale, 'shortWeekday', '2026-06-10'),
      long: byNode(locale, 'weekday', '2026-06-10'),
    });
  });

  it('writes distances in time as CLDR does', () => {
    const relative = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' });
    expect(nowInWords(locale)).toBe(relative.format(0, 'second'));
    expect([-1, 0, 1].map((day) => dayFromNow(day, locale))).toEqual(
      [-1, 0, 1].map((day) => relative.format(day, 'day')),
    );
    for (const unit of ['minute', 'hour', 'day'] as const) {
      for (const count of [1, 2, 5, 11, 21, 22, 59]) {
        expect(timeAgo(count, unit, locale)).toBe(relative.format(-count, unit));
      }
    }
  });

  it('writes numbers with units as CLDR does', () => {
    for (const [unit, digits] of [
      ['kilobyte', 0],
      ['megabyte', 1],
      ['celsius', 0],
    ] as const) {
      const format = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        maximumFractionDigits: digits,
        numberingSystem: 'latn',
      });
      for (const value of [-12, 0, 1, 2.44, 999, 1234.5, 12_345]) {
        expect(measureInWords(value, unit, locale)).toBe(format.format(value));
      }
    }
  });
});

it('is brought along by pages in the nine languages that browsers lack, whatever the region', () => {
  const brought = LANGUAGES.filter((code) => localeDataFor(bcp47(code)) !== null);
  expect([...brought].sort()).toEqual(['al', 'az', 'ba', 'ka', 'ky', 'kz', 'mn', 'tat', 'uz']);
  expect(localeDataFor('kk-KZ')).toBe(localeDataFor('kk'));
});
