import { shortDate } from './format-date';
import { intlLocales, ownDataLanguage, provideLocaleData } from './locale-data';
import { relativeTime } from './relative-time';

const KAZAKH = {
  names: ['қаң.|ақп.|нау.|сәу.|мам.|мау.|шіл.|там.|қыр.|қаз.|қар.|жел.'],
  dates: {
    shortDate: '{y} ж. {d} {0}',
    dayAndMonth: '{d} {0}',
    month: '{y} ж. {0}',
    dayTitle: '{d} {0}',
    weekday: '',
    shortWeekday: '',
    shortDay: '{dd}',
    nearDay: '{d} {0}',
  },
  now: 'қазір',
  past: {
    minute: { one: '{n} минут бұрын', other: '{n} минут бұрын' },
    hour: { one: '{n} сағат бұрын', other: '{n} сағат бұрын' },
    day: { one: '{n} күн бұрын', other: '{n} күн бұрын' },
  },
  days: { '-1': 'кеше' },
  decimal: ',',
  group: ' ',
  minGroup: 4,
  measures: { kilobyte: '{n} кБ', megabyte: '{n} MБ', celsius: '{n}°C' },
};

it('writes English instead of what a browser claims to have, until the data of the language is provided', () => {
  expect(shortDate('2026-11-28', 'kk')).toBe('28 Nov 2026');
  provideLocaleData('kk', null);
  expect(shortDate('2026-11-28', 'kk')).toBe('28 Nov 2026');
  provideLocaleData('kk', KAZAKH);
  expect(shortDate('2026-11-28', 'kk')).toBe('2026 ж. 28 қар.');
  expect(shortDate('2026-11-28', 'kk-KZ')).toBe('2026 ж. 28 қар.');
  const zone = { locale: 'kk', timezone: 'Asia/Almaty' } as const;
  expect(relativeTime('2026-11-27T10:00:00Z', Date.parse('2026-11-28T12:00:00Z'), zone)).toBe('кеше');
});

it.each([
  ['kk-KZ', 'kk', ['en-GB']],
  ['en', null, ['en-GB']],
  ['en-US', null, ['en-US', 'en-GB']],
  ['de', null, ['de', 'en-GB']],
])('the locales of %s for Intl are never a language without data', (locale, language, locales) => {
  expect(ownDataLanguage(locale)).toBe(language);
  expect(intlLocales(locale)).toEqual(locales);
});
