import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { UtcDate } from './utc-date';

describe('UtcDate', () => {
  const late = new UtcDate('2026-12-31T23:30:15.250Z');

  it('returns its parts in UTC in any time zone of the device', () => {
    expect([late.getFullYear(), late.getMonth(), late.getDate(), late.getDay()]).toEqual([2026, 11, 31, 4]);
    expect([late.getHours(), late.getMinutes(), late.getSeconds(), late.getMilliseconds()]).toEqual([23, 30, 15, 250]);
  });

  it('sets its parts in UTC', () => {
    const date = new UtcDate(late);
    date.setMonth(1, 29);
    date.setHours(0, 0, 0, 0);
    expect(date.toISOString()).toBe('2026-03-01T00:00:00.000Z');
  });

  it('date-fns returns a new UtcDate and does not change the first one', () => {
    const next = addDays(startOfDay(late), 1);
    expect(next).toBeInstanceOf(UtcDate);
    expect(next.toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(late.toISOString()).toBe('2026-12-31T23:30:15.250Z');
  });

  it('does not change the built-in Date', () => {
    expect(Date.prototype.getHours).not.toBe(Date.prototype.getUTCHours);
    expect(late.getTime()).toBe(Date.parse('2026-12-31T23:30:15.250Z'));
  });
});
