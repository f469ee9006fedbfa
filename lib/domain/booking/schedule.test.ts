import fc from 'fast-check';
import type { ScheduleDay } from '../options/kit';
import { addDays, weekdayOf } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { entriesOn, entryFor, minutesOf, orderableAt, weekdayLabels, workingHours } from './schedule';

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
    ['those whose range starts on it', '2026-06-01', [summer]],
    ['those whose range ends on it', '2026-08-31', [summer]],
    ['those with only a start date', FRIDAY, [from]],
    ['those with only an end date', '2020-01-01', [until]],
    ['those without dates when no range fits', '2026-09-15', [always]],
  ])('are %s', (_title, date, entries) => {
    expect(entriesOn([summer, from, until, always], date)).toEqual(entries);
  });

  it('give the first one that is open on the weekday, or null', () => {
    const monday = entry({ days: on(1), start_time: '08:00' });
    const weekdays = entry({ days: on(1, 2, 3, 4, 5) });
    expect(entryFor([monday, weekdays], '2026-11-23')).toBe(monday);
    expect(entryFor([monday, weekdays], FRIDAY)).toBe(weekdays);
    expect(entryFor([monday, weekdays], '2026-11-22')).toBeNull();
  });

  it('with a date range close the day even if an entry without dates is open', () => {
    const closedFridays = entry({ start_date: '2026-11-01', end_date: '2026-11-30', days: on(0, 1, 2, 3, 4, 6) });
    expect(entryFor([closedFridays, always], FRIDAY)).toBeNull();
  });
});

describe('the line of working hours', () => {
  it.each([
    ['a schedule without entries', [], at('12:00'), { from: null, to: null, days: [], open: true }],
    ['all week, which lists no days', [entry()], at('12:00'), { from: '10:00', to: '22:00', days: [], open: true }],
    [
      'some days, Sunday first',
      [entry({ days: on(5, 6, 0) })],
      at('12:00'),
      { from: '10:00', to: '22:00', days: [0, 5, 6], open: true },
    ],
    ['before opening', [entry()], at('09:59'), { from: '10:00', to: '22:00', days: [], open: false }],
    ['a day that is closed', [entry({ days: on(1) })], at('12:00'), { from: null, to: null, days: [], open: false }],
    [
      'an entry without times, which is the whole day',
      [entry({ start_time: null, end_time: null })],
      at('23:59'),
      { from: '00:00', to: '23:59', days: [], open: true },
    ],
    [
      'two entries: shows the first, is open in both',
      [entry({ start_time: '12:00', end_time: '15:00' }), entry({ start_time: '18:00', end_time: '23:00' })],
      at('19:00'),
      { from: '12:00', to: '15:00', days: [], open: true },
    ],
    [
      'hours past midnight that began yesterday, on a closed day',
      [entry({ days: on(4), start_time: '18:00', end_time: '02:00' })],
      at('01:00'),
      { from: '18:00', to: '02:00', days: [4], open: true },
    ],
  ])('for %s', (_title, days, now, hours) => {
    expect(workingHours({ days }, now)).toEqual(hours);
  });
});

it('workingHours is null without a schedule', () => {
  expect(workingHours(null, at('12:00'))).toBeNull();
});

describe('whether something can be ordered now', () => {
  const bar = entry({ start_time: '18:00:00', end_time: '02:00:00' });
  const OPEN = { open: true };
  const closed = (opensAt: string | null, opensToday = true) => ({ open: false, opensAt, opensToday });

  it.each([
    ['without a schedule', [], at('03:00'), OPEN],
    ['at the very start', [entry()], at('10:00'), OPEN],
    ['at the very end', [entry()], at('22:00'), OPEN],
    ['a minute late', [entry()], at('22:01'), closed(null)],
    ['before opening', [entry()], at('07:30'), closed('10:00')],
    [
      'between lunch and dinner',
      [entry({ end_time: '15:00' }), entry({ start_time: '18:30' })],
      at('16:00'),
      closed('18:30'),
    ],
    ['on a closed day', [entry({ days: on(1) })], at('12:00'), closed(null, false)],
    ['out of season', [entry({ start_date: '2026-12-01' })], at('12:00'), closed(null, false)],
    [
      'on a closed day, after yesterday’s hours past midnight ended',
      [entry({ ...bar, days: on(4) })],
      at('02:01'),
      closed(null, false),
    ],
    ['before midnight in hours that go past it', [bar], at('23:30'), OPEN],
    ['after midnight in hours that go past it', [bar], at('01:59'), OPEN],
    ['after hours past midnight have ended', [bar], at('02:01'), closed('18:00')],
    ['in the night after a closed day', [entry({ ...bar, days: on(5) })], at('01:00'), closed('18:00')],
    ['in the night after the only open day', [entry({ ...bar, days: on(4) })], at('01:00'), OPEN],
    ['in the night after the season ended', [entry({ ...bar, end_date: '2026-11-19' })], at('01:00'), OPEN],
    ['around the clock', [entry({ start_time: '00:00', end_time: '00:00' })], at('13:00'), OPEN],
    ['around the clock from 8 to 8', [entry({ start_time: '08:00', end_time: '08:00' })], at('03:00'), OPEN],
    ['until midnight', [entry({ end_time: '24:00' })], at('23:59'), OPEN],
    ['with invalid times, which are ignored', [entry({ start_time: 'noon', end_time: '' })], at('12:00'), OPEN],
    ['with an empty list of weekdays', [entry({ days: [] })], at('12:00'), closed(null, false)],
  ])('%s', (_title, days, now, expected) => {
    expect(orderableAt(days, now)).toEqual(expected);
  });

  it('is open at the opensAt it returned, which is later than now', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    const entries = fc.array(
      fc.record({ start: time, end: time, days: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(entries, time, (parts, now) => {
        const days = parts.map(({ start, end, days: open }) => entry({ start_time: start, end_time: end, days: open }));
        const answer = orderableAt(days, at(now));
        if (answer.open || answer.opensAt === null) return;
        expect(answer.opensAt > now).toBe(true);
        expect(orderableAt(days, at(answer.opensAt))).toEqual({ open: true });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the names of weekdays', () => {
  /** The short weekday names of Intl, Sunday first, without the trailing full stop that some languages add. */
  const byIntl = (locale: string) =>
    [7, 8, 9, 10, 11, 12, 13].map((day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
        .format(Date.UTC(2026, 5, day, 12))
        .replace(/\.$/, ''),
    );

  it.each([
    ['en', 'en'],
    ['es', 'es'],
    ['fr', 'fr'],
    ['de', 'de'],
    ['cn', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['ja', 'ja'],
    ['ru', 'ru'],
    ['pt', 'pt'],
    ['ar', 'ar'],
    ['hi', 'hi'],
  ])('in %s are the short names of Intl for %s', (language, locale) => {
    expect(weekdayLabels([0, 1, 2, 3, 4, 5, 6], language)).toEqual(byIntl(locale));
  });

  it('keep the order of the argument', () => {
    expect(weekdayLabels([6, 0], 'en')).toEqual(['Sat', 'Sun']);
  });

  it('fall back to English for an unknown language and leave out invalid days', () => {
    expect(weekdayLabels([1, 7, -1], 'tat')).toEqual(['Mon']);
    expect(weekdayLabels([0], 'constructor')).toEqual(['Sun']);
  });
});

describe('a calendar date', () => {
  it.each([
    ['2026-11-20', 5],
    ['2024-02-29', 4],
    ['2026-02-30', null],
    ['20-11-2026', null],
    ['', null],
  ])('%s is weekday %p', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['nonsense', 1, 'nonsense'],
  ])('%s plus %p days is %s', (date, days, expected) => {
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
])('minutesOf(%p) is %p', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});
