import { addDays, moveDate, parseDate, weekdayOf } from './calendar-date';

describe('a calendar date', () => {
  it.each([
    ['Samoa skipped the next day', '2011-12-29', 1, '2011-12-30'],
    ['clocks change at midnight in Cairo', '2026-04-23', 1, '2026-04-24'],
    ['a leap day', '2028-02-28', 1, '2028-02-29'],
    ['the end of a year, backwards', '2027-01-01', -1, '2026-12-31'],
    ['the end of four-digit years', '9999-12-31', 1, '9999-12-31'],
    ['no date', '2026-02-30', 1, '2026-02-30'],
  ])('is moved by days: %s', (_case, date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('has its local parts in UTC, in any zone of the device', () => {
    const date = parseDate('2026-12-31');
    expect([date?.getFullYear(), date?.getMonth(), date?.getDate(), date?.getHours()]).toEqual([2026, 11, 31, 0]);
    expect(date?.getTimezoneOffset()).toBe(0);
    expect(weekdayOf('2026-12-31')).toBe(4);
  });

  it('is a new one after a calculation, and the built-in Date is as before', () => {
    const seen: Date[] = [];
    moveDate('2026-12-31', (date) => {
      seen.push(date);
      return new Date(date.getTime());
    });
    expect(seen[0]?.toISOString()).toBe('2026-12-31T00:00:00.000Z');
    expect(Date.prototype.getHours).not.toBe(Date.prototype.getUTCHours);
  });
});
