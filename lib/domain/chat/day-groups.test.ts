import { bcp47 } from '../i18n/language';
import { dayBegun, dayHeading, hotelMoment } from './day-groups';

const at = (moment: string) => ({ sentAt: Date.parse(moment) });

describe.each([
  ['Europe/Madrid', '+02:00'],
  ['America/New_York', '-04:00'],
  ['Asia/Kolkata', '+05:30'],
])('days of a hotel in %s', (timezone, offset) => {
  it.each([
    ['the first message begins a day', undefined, `2026-06-18T00:00:00${offset}`, '2026-06-18'],
    ['a message of the same day begins none', `2026-06-18T00:00:00${offset}`, `2026-06-18T23:59:00${offset}`, null],
    [
      'the first message after midnight begins a day',
      `2026-06-18T23:59:59${offset}`,
      `2026-06-19T00:00:00${offset}`,
      '2026-06-19',
    ],
  ])('%s', (_title, before, moment, expected) => {
    expect(dayBegun(at(moment), before === undefined ? undefined : at(before), timezone)).toBe(expected);
  });

  it('shows the time of the hotel', () => {
    expect(hotelMoment(Date.parse(`2026-06-18T09:05:00${offset}`), timezone)).toMatchObject({ time: '09:05' });
  });
});

it.each([
  ['the day on which the clocks go forward', '2026-03-29T01:59:00+01:00', '2026-03-29T03:00:00+02:00', null],
  ['the night after it', '2026-03-29T23:59:00+02:00', '2026-03-30T00:00:00+02:00', '2026-03-30'],
  ['the day on which the clocks go back', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', null],
])('separates days by the calendar across %s', (_title, before, moment, expected) => {
  expect(dayBegun(at(moment), at(before), 'Europe/Madrid')).toBe(expected);
});

it('begins no day with an unsent message', () => {
  expect(dayBegun({ sentAt: null }, at('2026-06-18T10:00:00Z'), 'Europe/Madrid')).toBeNull();
});

it('begins a day with the first message after an unsent one', () => {
  expect(dayBegun(at('2026-06-18T10:00:00Z'), { sentAt: null }, 'Europe/Madrid')).toBe('2026-06-18');
});

describe('dayHeading', () => {
  const now = Date.parse('2026-06-18T20:00:00Z');

  it.each([
    ['today', '2026-06-18', 'en', 'Today'],
    ['yesterday', '2026-06-17', 'en', 'Yesterday'],
    ['yesterday in Arabic', '2026-06-17', 'ar', 'أمس'],
    ['yesterday in German', '2026-06-17', 'de', 'Gestern'],
    ['a day of this year with its weekday', '2026-06-16', 'en', 'Tuesday 16 June'],
    ['a day of another year with the year', '2025-11-22', 'en', '22 Nov 2025'],
    ['a day after today, by a device whose clock is slow', '2026-06-19', 'en', 'Friday 19 June'],
  ])('names %s', (_title, date, locale, expected) => {
    expect(dayHeading(date, now, { locale: bcp47(locale), timezone: 'Europe/Madrid' })).toBe(expected);
  });

  it('names the day of the hotel, where it is already tomorrow', () => {
    expect(dayHeading('2026-06-19', now, { locale: 'en', timezone: 'Asia/Tokyo' })).toBe('Today');
  });
});
