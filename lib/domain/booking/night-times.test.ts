import { option } from '@/tests/builders/catalogue/kit';
import { timeChoiceInWords } from '../i18n/format-time-choice';
import { existingMinutes, hotelInstant } from './hotel-instant';
import { hotelNow } from './hotel-time';
import { isTimeStanding, timeChoices } from './time-list';

const NIGHT = { start_date: null, end_date: null, days: Array(7).fill(true), start_time: '22:00', end_time: '06:00' };
const roomService = option({
  ptype_id: 'time',
  schedule_kit: { days: [NIGHT] },
  extra: { time_interval: 120 },
});
const listed = (zone: string, instant: string, dates: readonly string[] = []) =>
  timeChoices({ option: roomService, dates, now: hotelNow(zone, new Date(instant)) });

describe('hours from 22:00 to 06:00', () => {
  it('lists the times after midnight with the following day', () => {
    const times = ['22:00', '2026-11-21 00:00', '2026-11-21 02:00', '2026-11-21 04:00', '2026-11-21 06:00'];
    expect(listed('Europe/Berlin', '2026-11-20T12:01:00Z')).toEqual(times);
    expect(listed('Asia/Kolkata', '2026-11-20T12:01:00Z', ['2026-11-20'])).toEqual(times);
  });

  it('lists what is left of the night before, after midnight', () => {
    expect(listed('UTC', '2026-11-21T01:10:00Z')).toEqual([
      '04:00',
      '06:00',
      '22:00',
      '2026-11-22 00:00',
      '2026-11-22 02:00',
      '2026-11-22 04:00',
      '2026-11-22 06:00',
    ]);
  });

  it.each([
    ['02:00', '2026-11-21T01:50:00Z', true],
    ['02:00', '2026-11-21T02:01:00Z', false],
    ['02:00', '2026-11-20T13:01:00Z', false],
    ['2026-11-21 02:00', '2026-11-20T13:01:00Z', true],
    ['2026-11-22 02:00', '2026-11-20T13:01:00Z', false],
  ])('%s, chosen for today, at %s still to come: %s', (time, instant, expected) => {
    const now = hotelNow('UTC', new Date(instant));
    expect(isTimeStanding({ option: roomService, dates: [], now }, time)).toBe(expected);
  });

  it('offers no time that the clocks skip, on either side of midnight', () => {
    const night = listed('Europe/Berlin', '2026-03-28T12:00:00Z');
    expect(night).toEqual(['22:00', '2026-03-29 00:00', '2026-03-29 04:00', '2026-03-29 06:00']);
    const query = { option: roomService, dates: [], now: hotelNow('Europe/Berlin', new Date('2026-03-28T12:00:00Z')) };
    expect(isTimeStanding(query, '2026-03-29 02:00')).toBe(false);
    expect(isTimeStanding(query, '2026-03-29 04:00')).toBe(true);
    expect(listed('America/Santiago', '2026-09-05T16:00:00Z')).not.toContain('2026-09-06 00:00');
  });

  it.each([
    ['22:00', 'en', '22:00'],
    ['2026-11-21 02:00', 'en', 'Tomorrow 02:00'],
    ['2026-11-28 02:00', 'en', 'Sat 28 Nov 02:00'],
    ['2026-11-21 02:00, 2026-11-22 02:00', 'de', 'Morgen 02:00, So., 22. Nov. 02:00'],
  ] as const)('writes the choice %s in %s as %s', (value, locale, words) => {
    expect(timeChoiceInWords(value, { today: '2026-11-20', locale })).toBe(words);
  });
});

describe('a local time at a change of the clocks', () => {
  const half = [0, 30, 60, 90, 120, 150, 180, 210];
  const left = (zone: string, date: string, instant: string) =>
    existingMinutes(date, half, hotelNow(zone, new Date(instant)));

  it.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-20T12:00:00Z', [0, 30, 60, 90, 180, 210]],
    // Half an hour, from 02:00 to 02:30.
    ['Australia/Lord_Howe', '2026-10-04', '2026-09-20T12:00:00Z', [0, 30, 60, 90, 150, 180, 210]],
    // At midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-20T12:00:00Z', [60, 90, 120, 150, 180, 210]],
    ['America/Havana', '2026-03-08', '2026-03-01T12:00:00Z', [60, 90, 120, 150, 180, 210]],
    ['Asia/Kolkata', '2026-03-29', '2026-03-20T12:00:00Z', half],
    ['Europe/Berlin', '2026-10-25', '2026-10-20T12:00:00Z', half],
    // 02:15 for the second time: 02:00 and 02:30 have been.
    ['Europe/Berlin', '2026-10-25', '2026-10-25T01:15:00Z', [180, 210]],
  ])('exists in %s on %s, seen at %s, unless it is skipped or over', (zone, date, instant, minutes) => {
    expect(left(zone, date, instant)).toEqual(minutes);
  });

  it('exists in a hotel without a known zone', () => {
    expect(existingMinutes('2026-03-29', half, hotelNow(null, new Date('2026-03-20T12:00:00Z')))).toEqual(half);
  });

  it.each([
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['Asia/Kolkata', '2026-03-29T02:30', '2026-03-28T21:00:00.000Z'],
  ])('in %s, %s is the instant %s: the first of two, and after a gap', (zone, localTime, instant) => {
    expect(hotelInstant(localTime, zone)).toBe(instant);
  });
});
