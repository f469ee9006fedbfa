import { bcp47 } from './language';
import { dayAndTime, dayInWords, relativeTime } from './relative-time';

const MADRID = { locale: 'en', timezone: 'Europe/Madrid' } as const;
const at = (moment: string) => Date.parse(moment);

describe('relativeTime', () => {
  const now = at('2026-06-18T20:00:00+02:00');

  it.each([
    ['formats the current instant as now', '2026-06-18T19:59:40+02:00', 'now'],
    ['formats a future instant as now', '2026-06-18T20:03:00+02:00', 'now'],
    ['formats minutes', '2026-06-18T19:46:00+02:00', '14 minutes ago'],
    ['formats minutes of an instant in another zone', '2026-06-18T17:58:00Z', '2 minutes ago'],
    ['formats 59 seconds as now', '2026-06-18T19:59:01+02:00', 'now'],
    ['formats 60 seconds as a minute', '2026-06-18T19:59:00+02:00', '1 minute ago'],
    ['formats less than 60 minutes as minutes', '2026-06-18T19:00:01+02:00', '59 minutes ago'],
    ['formats 60 minutes as an hour', '2026-06-18T19:00:00+02:00', '1 hour ago'],
    ['formats hours', '2026-06-18T09:30:00+02:00', '10 hours ago'],
    ['formats whole hours', '2026-06-18T10:00:00+02:00', '10 hours ago'],
    ['formats a second less than 24 hours as hours', '2026-06-17T20:00:01+02:00', '23 hours ago'],
    ['formats 24 hours as yesterday', '2026-06-17T20:00:00+02:00', 'yesterday'],
    ['formats less than 24 hours as hours even on another day', '2026-06-17T23:30:00+02:00', '20 hours ago'],
    ['formats the previous day as yesterday', '2026-06-17T19:00:00+02:00', 'yesterday'],
    ['counts calendar days instead of spans of 24 hours', '2026-06-16T21:00:00+02:00', '2 days ago'],
    ['formats an invalid time as an empty text', 'soon', ''],
  ])('relativeTime %s', (_title, createdAt, words) => {
    expect(relativeTime(createdAt, now, MADRID)).toBe(words);
  });

  it('counts the hotel’s calendar days when the clocks go forward', () => {
    const morning = at('2026-03-29T12:00:00+02:00');
    expect(relativeTime('2026-03-28T11:30:00+01:00', morning, MADRID)).toBe('23 hours ago');
    expect(relativeTime('2026-03-27T11:30:00+01:00', morning, MADRID)).toBe('2 days ago');
  });

  it('counts calendar days in a zone with a half-hour offset', () => {
    const kolkata = { locale: 'en', timezone: 'Asia/Kolkata' } as const;
    // It is 00:15 on the 20th in Kolkata; the order was created at 23:50 on the 18th there.
    expect(relativeTime('2026-06-18T18:20:00Z', at('2026-06-19T18:45:00Z'), kolkata)).toBe('2 days ago');
  });

  it('uses Latin digits in Arabic', () => {
    expect(relativeTime('2026-06-18T19:46:00+02:00', now, { ...MADRID, locale: 'ar' })).toMatch(/14/);
  });
});

describe('dayAndTime', () => {
  const now = at('2026-06-18T20:00:00+02:00');

  it.each([
    ['formats an instant of today', '2026-06-18T19:42:00+02:00', 'today, 19:42'],
    ['formats an instant of yesterday', '2026-06-17T08:00:00+02:00', 'yesterday, 08:00'],
    ['formats an instant of another day', '2026-06-01T13:00:00+02:00', '1 June, 13:00'],
    ['formats an instant in another zone', '2026-06-18T17:42:00Z', 'today, 19:42'],
    ['formats an instant without a zone as local time', '2026-06-18 19:42:00', 'today, 19:42'],
    ['keeps text in an unknown format', 'this afternoon', 'this afternoon'],
  ])('dayAndTime %s', (_title, moment, words) => {
    expect(dayAndTime(moment, now, MADRID)).toBe(words);
  });

  it.each([
    ['fa', '1 ژوئن، 13:00'],
    ['fa-IR', '1 ژوئن، 13:00'],
    ['ar-SA', '1 يونيو، 13:00'],
    ['en-US', 'June 1, 13:00'],
  ])('uses the Gregorian calendar in %s: %s', (locale, words) => {
    expect(dayAndTime('2026-06-01T13:00:00+02:00', now, { ...MADRID, locale: bcp47(locale) })).toBe(words);
  });

  it('uses the hotel’s time zone instead of the device’s', () => {
    const kolkata = { locale: 'en', timezone: 'Asia/Kolkata' } as const;
    expect(dayAndTime('2026-06-18T18:40:00Z', at('2026-06-18T18:45:00Z'), kolkata)).toBe('today, 00:10');
  });
});

describe('dayInWords', () => {
  it.each([
    ['formats an instant', '2026-11-29T10:00:00Z', '29 November'],
    ['formats an instant on the hotel’s day', '2026-11-29T23:30:00Z', '30 November'],
    ['keeps text in an unknown format', 'recently', 'recently'],
    ['keeps an empty text', '', ''],
  ])('dayInWords %s', (_title, moment, words) => {
    expect(dayInWords(moment, MADRID)).toBe(words);
  });
});
