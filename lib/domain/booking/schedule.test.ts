import type { ScheduleDay } from '../schedule-day';
import { addDays, weekdayOf } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { entriesOn, entryFor, minutesOf, orderableAt, workingHours } from './schedule';

const EVERY_DAY = [true, true, true, true, true, true, true];
const on = (...weekdays: number[]) => EVERY_DAY.map((_, weekday) => weekdays.includes(weekday));

const entry = (parts: Partial<ScheduleDay> = {}): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: EVERY_DAY,
  start_time: '10:00:00',
  end_time: '22:00:00',
  ...parts,
});

/** Friday 20 November 2026. */
const FRIDAY = '2026-11-20';
const at = (time: string, date = FRIDAY): HotelNow => ({
  date,
  time,
  weekday: weekdayOf(date) ?? 0,
  minutes: minutesOf(time) ?? 0,
});

describe('the schedule entries that apply to a date', () => {
  const summer = entry({ start_date: '2026-06-01', end_date: '2026-08-31' });
  const from = entry({ start_date: '2026-11-01' });
  const until = entry({ end_date: '2026-01-31' });
  const always = entry();

  it.each([
    ['those whose date range begins on the date', '2026-06-01', [summer]],
    ['those whose date range ends on the date', '2026-08-31', [summer]],
    ['those with only a start date before the date', FRIDAY, [from]],
    ['those with only an end date after the date', '2020-01-01', [until]],
    ['those without dates if no date range contains the date', '2026-09-15', [always]],
  ])('returns %s', (_title, date, entries) => {
    expect(entriesOn([summer, from, until, always], date)).toEqual(entries);
  });

  it('returns the first entry that is open on the weekday, or null', () => {
    const monday = entry({ days: on(1), start_time: '08:00' });
    const weekdays = entry({ days: on(1, 2, 3, 4, 5) });
    expect(entryFor([monday, weekdays], '2026-11-23')).toBe(monday);
    expect(entryFor([monday, weekdays], FRIDAY)).toBe(weekdays);
    expect(entryFor([monday, weekdays], '2026-11-22')).toBeNull();
  });

  it('a date range that is closed on a day closes it even if an entry without dates is open', () => {
    const closedFridays = entry({ start_date: '2026-11-01', end_date: '2026-11-30', days: on(0, 1, 2, 3, 4, 6) });
    expect(entryFor([closedFridays, always], FRIDAY)).toBeNull();
  });
});

describe('workingHours', () => {
  it.each([
    ['are empty for a schedule without entries', [], at('12:00'), { from: null, to: null, days: [], open: true }],
    [
      'have no weekdays if they apply to all week',
      [entry()],
      at('12:00'),
      { from: '10:00', to: '22:00', days: [], open: true },
    ],
    [
      'have sorted weekdays, Sunday first',
      [entry({ days: on(5, 6, 0) })],
      at('12:00'),
      { from: '10:00', to: '22:00', days: [0, 5, 6], open: true },
    ],
    [
      'are displayed as closed before opening',
      [entry()],
      at('09:59'),
      { from: '10:00', to: '22:00', days: [], open: false },
    ],
    [
      'are empty on a closed day',
      [entry({ days: on(1) })],
      at('12:00'),
      { from: null, to: null, days: [], open: false },
    ],
    [
      'are the whole day for an entry without times',
      [entry({ start_time: null, end_time: null })],
      at('23:59'),
      { from: '00:00', to: '23:59', days: [], open: true },
    ],
    [
      'are those of the first entry and displayed as open during the second one',
      [entry({ start_time: '12:00', end_time: '15:00' }), entry({ start_time: '18:00', end_time: '23:00' })],
      at('19:00'),
      { from: '12:00', to: '15:00', days: [], open: true },
    ],
    [
      'are yesterday’s if they end after midnight and today is closed',
      [entry({ days: on(4), start_time: '18:00', end_time: '02:00' })],
      at('01:00'),
      { from: '18:00', to: '02:00', days: [4], open: true },
    ],
  ])('the working hours %s', (_title, days, now, hours) => {
    expect(workingHours({ days }, now)).toEqual(hours);
  });
});

it('workingHours is null without a schedule', () => {
  expect(workingHours(null, at('12:00'))).toBeNull();
});

describe('orderableAt', () => {
  const bar = entry({ start_time: '18:00:00', end_time: '02:00:00' });
  const OPEN = { open: true };
  const closed = (opensToday = true) => ({ open: false, opensToday });

  it.each([
    ['an unlimited product without a schedule', [], at('03:00'), OPEN],
    ['a product at its opening minute', [entry()], at('10:00'), OPEN],
    ['a product at its closing minute', [entry()], at('22:00'), OPEN],
    ['a product one minute after closing', [entry()], at('22:01'), closed()],
    ['a product before opening', [entry()], at('07:30'), closed()],
    [
      'a product between lunch and dinner',
      [entry({ end_time: '15:00' }), entry({ start_time: '18:30' })],
      at('16:00'),
      closed(),
    ],
    ['a product on a closed day', [entry({ days: on(1) })], at('12:00'), closed(false)],
    ['a product out of season', [entry({ start_date: '2026-12-01' })], at('12:00'), closed(false)],
    [
      'a product on a closed day, after yesterday’s hours past midnight',
      [entry({ ...bar, days: on(4) })],
      at('02:01'),
      closed(false),
    ],
    ['a product before midnight if its hours end after midnight', [bar], at('23:30'), OPEN],
    ['a product after midnight if its hours end later', [bar], at('01:59'), OPEN],
    ['a product after its hours past midnight have ended', [bar], at('02:01'), closed()],
    ['a product in the night after a closed day', [entry({ ...bar, days: on(5) })], at('01:00'), closed()],
    ['a product in the night after its only open day', [entry({ ...bar, days: on(4) })], at('01:00'), OPEN],
    [
      'a product in the night after the last day of its season',
      [entry({ ...bar, end_date: '2026-11-19' })],
      at('01:00'),
      OPEN,
    ],
    ['a product that is open around the clock', [entry({ start_time: '00:00', end_time: '00:00' })], at('13:00'), OPEN],
    ['a product that is open from 8 to 8', [entry({ start_time: '08:00', end_time: '08:00' })], at('03:00'), OPEN],
    ['a product that is open until midnight', [entry({ end_time: '24:00' })], at('23:59'), OPEN],
    [
      'a product with invalid times, which are ignored',
      [entry({ start_time: 'noon', end_time: '' })],
      at('12:00'),
      OPEN,
    ],
    ['a product with an empty list of weekdays', [entry({ days: [] })], at('12:00'), closed(false)],
  ])('decides whether a guest can order %s', (_title, days, now, expected) => {
    expect(orderableAt(days, now)).toEqual(expected);
  });
});

describe('calendar dates and times', () => {
  it.each([
    ['2026-11-20', 5],
    ['2024-02-29', 4],
    ['2026-02-30', null],
    ['20-11-2026', null],
    ['', null],
  ])('the date %s has weekday %p', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['nonsense', 1, 'nonsense'],
  ])('the date %s plus %p days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });
});

it.each([
  ['09:05', 545],
  ['9:05:30', 545],
  ['24:00', 1440],
  ['24:01', null],
  ['12:60', null],
  ['', null],
  [null, null],
])('the time %p is %p minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});
