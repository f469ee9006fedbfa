import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { UtcDate } from './utc-date';

describe('a UTC date', () => {
  const late = new UtcDate('2026-12-31T23:30:15.250Z');

  it('reads its parts in UTC, whatever the zone of the device', () => {
    expect([late.getFullYear(), late.getMonth(), late.getDate(), late.getDay()]).toEqual([2026, 11, 31, 4]);
    expect([late.getHours(), late.getMinutes(), late.getSeconds(), late.getMilliseconds()]).toEqual([23, 30, 15, 250]);
  });

  it('is changed in UTC', () => {
    const date = new UtcDate(late);
    date.setMonth(1, 29);
    date.setHours(0, 0, 0, 0);
    expect(date.toISOString()).toBe('2026-03-01T00:00:00.000Z');
  });

  it('stays one, and leaves the first unchanged, when date-fns reckons with it', () => {
    const next = addDays(startOfDay(late), 1);
    expect(next).toBeInstanceOf(UtcDate);
    expect(next.toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(late.toISOString()).toBe('2026-12-31T23:30:15.250Z');
  });

  it('leaves the dates of others as they are', () => {
    expect(Date.prototype.getHours).not.toBe(Date.prototype.getUTCHours);
    expect(late.getTime()).toBe(Date.parse('2026-12-31T23:30:15.250Z'));
  });
});
