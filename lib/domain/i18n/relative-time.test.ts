import { dayAndTime, relativeTime } from './relative-time';

const MADRID = { locale: 'en', timezone: 'Europe/Madrid' };
const at = (moment: string) => Date.parse(moment);

describe('how long ago an order was made', () => {
  const now = at('2026-06-18T20:00:00+02:00');

  it.each([
    ['this instant', '2026-06-18T19:59:40+02:00', 'now'],
    ['a clock that is slow', '2026-06-18T20:03:00+02:00', 'now'],
    ['minutes', '2026-06-18T19:46:00+02:00', '14 minutes ago'],
    ['minutes, written in another zone', '2026-06-18T17:58:00Z', '2 minutes ago'],
    ['hours', '2026-06-18T09:30:00+02:00', '10 hours ago'],
    ['hours of the night before', '2026-06-17T23:30:00+02:00', '20 hours ago'],
    ['the day before', '2026-06-17T19:00:00+02:00', 'yesterday'],
    ['calendar days and not spans of 24 hours', '2026-06-16T21:00:00+02:00', '2 days ago'],
    ['a time that is none', 'soon', ''],
  ])('%s', (_title, createdAt, words) => {
    expect(relativeTime(createdAt, now, MADRID)).toBe(words);
  });

  it('counts the days of the hotel, also over the hour that summer time takes', () => {
    const morning = at('2026-03-29T12:00:00+02:00');
    expect(relativeTime('2026-03-28T11:30:00+01:00', morning, MADRID)).toBe('23 hours ago');
    expect(relativeTime('2026-03-27T11:30:00+01:00', morning, MADRID)).toBe('2 days ago');
  });

  it('counts the days of a half-hour zone', () => {
    const kolkata = { locale: 'en', timezone: 'Asia/Kolkata' };
    // 00:15 on the 20th in Kolkata; the order is of 23:50 on the 18th there.
    expect(relativeTime('2026-06-18T18:20:00Z', at('2026-06-19T18:45:00Z'), kolkata)).toBe('2 days ago');
  });

  it('speaks Arabic with the digits of the prices', () => {
    expect(relativeTime('2026-06-18T19:46:00+02:00', now, { ...MADRID, locale: 'ar' })).toMatch(/14/);
  });
});

describe('the time of a note', () => {
  const now = at('2026-06-18T20:00:00+02:00');

  it.each([
    ['today', '2026-06-18T19:42:00+02:00', 'today, 19:42'],
    ['yesterday', '2026-06-17T08:00:00+02:00', 'yesterday, 08:00'],
    ['another day', '2026-06-01T13:00:00+02:00', '1 June, 13:00'],
    ['written in another zone', '2026-06-18T17:42:00Z', 'today, 19:42'],
    ['written without a zone: the hotel’s own', '2026-06-18 19:42:00', 'today, 19:42'],
    ['in an unknown format', 'this afternoon', 'this afternoon'],
  ])('%s', (_title, moment, words) => {
    expect(dayAndTime(moment, now, MADRID)).toBe(words);
  });

  it.each([
    ['fa', '1 ژوئن، 13:00'],
    ['fa-IR', '1 ژوئن، 13:00'],
    ['ar-SA', '1 يونيو، 13:00'],
    ['en-US', 'June 1, 13:00'],
  ])('is a day of the Gregorian calendar in %s', (locale, words) => {
    expect(dayAndTime('2026-06-01T13:00:00+02:00', now, { ...MADRID, locale })).toBe(words);
  });

  it('is the hotel’s, wherever the phone is', () => {
    const kolkata = { locale: 'en', timezone: 'Asia/Kolkata' };
    expect(dayAndTime('2026-06-18T18:40:00Z', at('2026-06-18T18:45:00Z'), kolkata)).toBe('today, 00:10');
  });
});
