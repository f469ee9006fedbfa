import { answerInWords, dayAndMonth, dayTitle, monthTitle, shortDate, weekdayHeads } from './format-date';

describe('a date', () => {
  it.each([
    ['en', '18 Jun 2026'],
    ['en-US', 'Jun 18, 2026'],
    ['de', '18. Juni 2026'],
    ['fr-CA', '18 juin 2026'],
    ['ru', '18 июн. 2026 г.'],
    ['ja', '2026年6月18日'],
    ['xx', '18 Jun 2026'],
  ])('is written as guests write it in %s', (locale, written) => {
    expect(shortDate('2026-06-18', locale)).toBe(written);
  });

  it.each(['ar', 'ar-SA', 'fa', 'fa-IR', 'th-TH'])('is of the Gregorian calendar in %s', (locale) => {
    expect(shortDate('2026-06-18', locale)).toMatch(/18.*2026/);
    expect(dayAndMonth('2026-06-18', locale)).toMatch(/18/);
  });

  it.each([
    ['en', 'Thursday 18 June', 'June 2026'],
    ['de', 'Donnerstag, 18. Juni', 'Juni 2026'],
    ['ru', 'четверг, 18 июня', 'июнь 2026 г.'],
    ['xx', 'Thursday 18 June', 'June 2026'],
  ])('is read in %s', (locale, day, month) => {
    expect(dayTitle('2026-06-18', locale)).toBe(day);
    expect(monthTitle('2026-06', locale)).toBe(month);
  });

  it.each(['ar', 'fa', 'he'])('is of the calendar and in the digits of the hotel in %s', (locale) => {
    expect(monthTitle('2026-06', locale)).toContain('2026');
    expect(dayTitle('2026-06-18', locale)).toContain('18');
  });

  it('is nothing when it is none', () => {
    expect(dayTitle('2026-02-30', 'en')).toBe('');
    expect(monthTitle('2026-13', 'en')).toBe('');
    expect(shortDate('soon', 'en')).toBe('soon');
  });
});

describe('an answer', () => {
  it.each([
    ['a date', '2026-06-18', '18 Jun 2026'],
    ['a slot', '2026-06-18 10:00:00', '18 Jun 2026 10:00'],
    ['a slot of the hour', '2026-06-18 9:00', '18 Jun 2026 9:00'],
    ['a date and time of a browser’s own field', '2026-06-18T15:30', '18 Jun 2026 15:30'],
    ['several dates', '2026-06-18, 2026-06-20', '18 Jun 2026, 20 Jun 2026'],
    ['a time with seconds', '10:30:00', '10:30'],
    ['a time', '10:30', '10:30'],
    ['a day that does not exist', '2026-02-30', '2026-02-30'],
    ['words with a date in them', 'from 2026-06-18 on', 'from 2026-06-18 on'],
    ['a date among words', '2026-06-18, late', '2026-06-18, late'],
    ['words', 'no onions', 'no onions'],
    ['nothing', '', ''],
  ])('that is %s is read so', (_title, answer, words) => {
    expect(answerInWords(answer, 'en')).toBe(words);
  });

  it('has the marks of its language', () => {
    expect(answerInWords('2026-06-18 10:00:00', 'ar')).toBe('18 يونيو 2026 10:00');
    expect(answerInWords('2026-06-18, 2026-06-19', 'ar')).toBe('18 يونيو 2026، 19 يونيو 2026');
  });
});

it('the heads of a grid begin with the first day of the week', () => {
  expect(weekdayHeads('en', 1).map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weekdayHeads('de', 0).map(({ long }) => long)[0]).toBe('Sonntag');
  expect(weekdayHeads('ar', 6)).toHaveLength(7);
});
