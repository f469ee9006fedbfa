import { dayTitle, monthTitle, weekdayHeads, writeDate } from './date-words';

describe('a date', () => {
  it.each([
    ['EU', '2026-06-18', '2026-06-18'],
    ['RU', '2026-06-18', '18-06-2026'],
    ['RU', 'soon', 'soon'],
    ['', '2026-06-18', '2026-06-18'],
  ])('is written in the region %j: %s as %s', (region, date, written) => {
    expect(writeDate(date, region)).toBe(written);
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
  });
});

it('the heads of a grid begin with the first day of the week', () => {
  expect(weekdayHeads('en', 1).map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weekdayHeads('de', 0).map(({ long }) => long)[0]).toBe('Sonntag');
  expect(weekdayHeads('ar', 6)).toHaveLength(7);
});
