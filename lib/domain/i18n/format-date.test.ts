import {
  answerInWords,
  dayAndMonth,
  dayTitle,
  monthTitle,
  nearDay,
  nearDayName,
  recentMoment,
  shortDate,
  shortDay,
  weekdayHeads,
} from './format-date';
import { bcp47 } from './language';

describe('dates for guests', () => {
  it.each([
    ['en', '18 Jun 2026'],
    ['en-US', 'Jun 18, 2026'],
    ['de', '18. Juni 2026'],
    ['fr-CA', '18 juin 2026'],
    ['ru', '18 июн. 2026 г.'],
    ['ja', '2026年6月18日'],
    ['xx', '18 Jun 2026'],
  ])('shortDate formats a date for %s as %s', (locale, written) => {
    expect(shortDate('2026-06-18', bcp47(locale))).toBe(written);
  });

  it.each(['ar', 'ar-SA', 'fa', 'fa-IR', 'th-TH'])(
    'shortDate uses the Gregorian calendar and Latin digits in %s',
    (locale) => {
      expect(shortDate('2026-06-18', bcp47(locale))).toMatch(/18.*2026/);
      expect(dayAndMonth('2026-06-18', bcp47(locale))).toMatch(/18/);
    },
  );

  it.each([
    ['en', 'Thursday 18 June', 'June 2026'],
    ['de', 'Donnerstag, 18. Juni', 'Juni 2026'],
    ['ru', 'четверг, 18 июня', 'июнь 2026 г.'],
    ['xx', 'Thursday 18 June', 'June 2026'],
  ])('in %s a day is titled %s and a month %s', (locale, day, month) => {
    expect(dayTitle('2026-06-18', bcp47(locale))).toBe(day);
    expect(monthTitle('2026-06', bcp47(locale))).toBe(month);
  });

  it.each(['ar', 'fa', 'he'])('day and month titles use the Gregorian calendar and Latin digits in %s', (locale) => {
    expect(monthTitle('2026-06', bcp47(locale))).toContain('2026');
    expect(dayTitle('2026-06-18', bcp47(locale))).toContain('18');
  });

  it('an invalid date is returned unchanged or as an empty text', () => {
    expect(dayTitle('2026-02-30', 'en')).toBe('');
    expect(monthTitle('2026-13', 'en')).toBe('');
    expect(shortDate('soon', 'en')).toBe('soon');
  });
});

describe('answerInWords', () => {
  it.each([
    ['formats a date', '2026-06-18', '18 Jun 2026'],
    ['formats a slot', '2026-06-18 10:00:00', '18 Jun 2026 10:00'],
    ['formats a slot with a single-digit hour', '2026-06-18 9:00', '18 Jun 2026 9:00'],
    ['formats the value of a datetime-local field', '2026-06-18T15:30', '18 Jun 2026 15:30'],
    ['formats several dates', '2026-06-18, 2026-06-20', '18 Jun 2026, 20 Jun 2026'],
    ['removes the seconds of a time', '10:30:00', '10:30'],
    ['keeps a time', '10:30', '10:30'],
    ['keeps a day that does not exist', '2026-02-30', '2026-02-30'],
    ['keeps words that contain a date', 'from 2026-06-18 on', 'from 2026-06-18 on'],
    ['keeps a date followed by words', '2026-06-18, late', '2026-06-18, late'],
    ['keeps words', 'no onions', 'no onions'],
    ['keeps an empty text', '', ''],
  ])('an answer to an option: %s', (_title, answer, words) => {
    expect(answerInWords(answer, 'en')).toBe(words);
  });

  it('uses the comma of the guest’s language between dates', () => {
    expect(answerInWords('2026-06-18 10:00:00', 'ar')).toBe('18 يونيو 2026 10:00');
    expect(answerInWords('2026-06-18, 2026-06-19', 'ar')).toBe('18 يونيو 2026، 19 يونيو 2026');
  });
});

it('weekdayHeads begins with the first day of the week', () => {
  expect(weekdayHeads('en', 1).map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weekdayHeads('de', 0).map(({ long }) => long)[0]).toBe('Sonntag');
  expect(weekdayHeads('ar', 6)).toHaveLength(7);
});

describe('nearDay', () => {
  it.each([
    ['2026-06-17', 'en', 'Today'],
    ['2026-06-18', 'en', 'Tomorrow'],
    ['2026-06-18', 'de', 'Morgen'],
    ['2026-06-18', 'ar', 'غدًا'],
    ['2026-06-18', 'xx', 'Tomorrow'],
    ['2026-06-19', 'en', 'Fri 19 Jun'],
    ['2026-06-16', 'en', 'Tue 16 Jun'],
    ['soon', 'en', ''],
  ])('writes %s for %s as %s', (date, locale, written) => {
    expect(nearDay(date, '2026-06-17', bcp47(locale))).toBe(written);
  });
});

describe('an instant before now, in the time of a hotel in Spain', () => {
  const NOW = Date.parse('2026-06-18T20:00:00Z');
  it.each([
    ['en', '2026-06-18T12:05:00Z', '14:05'],
    ['en-US', '2026-06-18T12:05:00Z', '14:05'],
    ['fa', '2026-06-18T12:05:00Z', '14:05'],
    ['en', '2026-06-17T22:05:00Z', '00:05'],
    ['en', '2026-06-17T21:55:00Z', '17 Jun 2026 23:55'],
    ['de', '2026-06-15T12:05:00Z', '15. Juni 2026 14:05'],
  ])('is written for %s at %s as %s', (locale, at, written) => {
    expect(recentMoment({ at: Date.parse(at), now: NOW }, { timezone: 'Europe/Madrid', locale: bcp47(locale) })).toBe(
      written,
    );
  });

  it('has Latin digits and the Gregorian year in Persian', () => {
    const at = Date.parse('2026-06-15T12:05:00Z');
    expect(recentMoment({ at, now: NOW }, { timezone: 'Europe/Madrid', locale: 'fa' })).toMatch(/15.*2026 14:05$/);
  });
});
describe('nearDayName', () => {
  it.each([
    ['2026-06-17', 'en', 'Today'],
    ['2026-06-18', 'de', 'Morgen'],
    ['2026-06-19', 'en', 'Fri'],
    ['2026-06-19', 'ru', 'пт'],
    ['soon', 'en', ''],
  ])('names %s for %s as %s', (date, locale, written) => {
    expect(nearDayName(date, '2026-06-17', bcp47(locale))).toBe(written);
  });
});

it.each([
  ['2026-06-19', 'en', 'Fri 19'],
  ['2026-06-19', 'de', 'Fr., 19.'],
  ['soon', 'en', ''],
])('shortDay writes %s for %s as %s', (date, locale, written) => {
  expect(shortDay(date, bcp47(locale))).toBe(written);
});
