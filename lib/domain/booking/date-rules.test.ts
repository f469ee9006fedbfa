import fc from 'fast-check';
import { option } from '@/tests/builders/catalogue/kit';
import type { ScheduleDay } from '../schedule-day';
import { addDays } from './calendar-date';
import {
  chosenDate,
  EARLIEST_DATE,
  earliestDate,
  firstOpenDate,
  isCalendarDateDisabled,
  isDateDisabled,
  toggleDate,
} from './date-rules';
import { hotelNow } from './hotel-time';

/** Friday 20 November 2026. */
const TODAY = { date: '2026-11-20' };
const SINCE_1970 = { earliest: EARLIEST_DATE };
const EVERY_DAY = [true, true, true, true, true, true, true];
const on = (...weekdays: number[]) => EVERY_DAY.map((_, weekday) => weekdays.includes(weekday));
const entry = (parts: Partial<ScheduleDay> = {}): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: EVERY_DAY,
  start_time: null,
  end_time: null,
  ...parts,
});
const dated = (...days: ScheduleDay[]) => option({ ptype_id: 'date', schedule_kit: { days } });

describe('isDateDisabled', () => {
  const season = entry({ start_date: '2026-12-01', end_date: '2026-12-31', days: on(1, 2) });

  it.each([
    ['yesterday without a schedule', option({ ptype_id: 'date' }), '2026-11-19', true],
    ['today without a schedule', option({ ptype_id: 'date' }), '2026-11-20', false],
    ['a day five years ahead without a schedule', option({ ptype_id: 'date' }), '2031-01-01', false],
    ['a day that does not exist', option({ ptype_id: 'date' }), '2026-02-30', true],
    ['a day with an empty schedule', dated(), '2026-11-21', false],
    ['a Sunday if only Sundays are open', dated(entry({ days: on(0) })), '2026-11-22', false],
    ['a Monday if only Sundays are open', dated(entry({ days: on(0) })), '2026-11-23', true],
    [
      'a day that is open in the second entry',
      dated(entry({ days: on(0) }), entry({ days: on(1) })),
      '2026-11-23',
      false,
    ],
    ['the first day of a season', dated(season), '2026-12-01', false],
    ['a weekday that is closed in the season', dated(season), '2026-12-02', true],
    ['a weekday that is closed in the season and open without dates', dated(season, entry()), '2026-12-02', true],
    ['a day outside every season', dated(season), '2026-11-24', true],
    ['a day outside every season that is open without dates', dated(season, entry()), '2026-11-24', false],
    ['a day after a start without an end', dated(entry({ start_date: '2026-11-25' })), '2030-01-01', false],
    ['a day before a start without an end', dated(entry({ start_date: '2026-11-25' })), '2026-11-24', true],
    ['the last day before an end without a start', dated(entry({ end_date: '2026-11-25' })), '2026-11-25', false],
    ['a day after an end without a start', dated(entry({ end_date: '2026-11-25' })), '2026-11-26', true],
  ])('decides whether a guest cannot choose %s', (_title, asked, date, disabled) => {
    expect(isDateDisabled(asked, date, TODAY)).toBe(disabled);
  });

  it.each([
    ['UTC', '2026-11-20T23:30:00Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:45:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21T07:00:00Z', '2026-11-20'],
    ['Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25'],
  ])('uses the hotel’s current date in %s', (zone, instant, today) => {
    const now = hotelNow(zone, new Date(instant));
    expect(isDateDisabled(option(), today, now)).toBe(false);
    expect(isDateDisabled(option(), addDays(today, -1), now)).toBe(true);
  });
});

describe('firstOpenDate', () => {
  it.each([
    ['is today without a schedule', option(), '2026-11-20'],
    ['is the next open weekday', dated(entry({ days: on(1) })), '2026-11-23'],
    ['is the first day of a coming season', dated(entry({ start_date: '2027-06-01' })), '2027-06-01'],
    ['is null if no weekday is open', dated(entry({ days: on() })), null],
    ['is null if the season has ended', dated(entry({ end_date: '2026-01-01' })), null],
  ])('the first open date %s', (_title, asked, date) => {
    expect(firstOpenDate(asked, TODAY)).toBe(date);
  });
});

describe('the dates of a calendar option', () => {
  const days = (...value: string[]) => option({ ptype_id: 'calendar', value });

  it('a calendar begins in 1970 and includes past days', () => {
    expect(EARLIEST_DATE).toBe('1970-01-01');
    expect(earliestDate(option(), TODAY)).toBe(EARLIEST_DATE);
    expect(isCalendarDateDisabled('1970-01-01', EARLIEST_DATE)).toBe(false);
    expect(isCalendarDateDisabled('1969-12-31', EARLIEST_DATE)).toBe(true);
    expect(isCalendarDateDisabled('1999-12-31', '2000-01-01')).toBe(true);
    expect(isCalendarDateDisabled('2026-13-01', EARLIEST_DATE)).toBe(true);
  });

  it('a calendar begins today if from_today is set', () => {
    const ordered = option({ ptype_id: 'calendar', extra: { from_today: true } });
    const earliest = earliestDate(ordered, TODAY);
    expect(['2026-11-19', '2026-11-20'].map((date) => isCalendarDateDisabled(date, earliest))).toEqual([true, false]);
    expect(toggleDate(ordered, '2026-11-19', { earliest })).toBeNull();
    expect(toggleDate(ordered, '2026-11-20', { earliest })).toEqual(['2026-11-20']);
  });

  it('taps add and remove dates, the earliest first', () => {
    expect(toggleDate(days(), '2026-11-22', SINCE_1970)).toEqual(['2026-11-22']);
    expect(toggleDate(days('2026-11-22'), '2026-11-20', SINCE_1970)).toEqual(['2026-11-20', '2026-11-22']);
    expect(toggleDate(days('2026-11-20', '2026-11-22'), '2026-11-20', SINCE_1970)).toEqual(['2026-11-22']);
    expect(toggleDate(days('2026-11-22'), '2026-11-22', SINCE_1970)).toBeNull();
  });

  it('a tap replaces the date if only one day may be chosen', () => {
    expect(toggleDate(days('2026-11-22'), '2026-11-20', { earliest: EARLIEST_DATE, multiple: false })).toEqual([
      '2026-11-20',
    ]);
  });

  it('a tap on a disabled day changes nothing', () => {
    expect(toggleDate(days(), '1969-12-31', SINCE_1970)).toBeNull();
    expect(toggleDate(days('2026-11-22'), 'never', SINCE_1970)).toEqual(['2026-11-22']);
  });

  it('two taps on the same day change nothing', () => {
    const date = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(fc.uniqueArray(date, { minLength: 1, maxLength: 8 }), date, (chosen, tapped) => {
        const before = [...chosen].sort();
        const once = toggleDate(days(...before), tapped, SINCE_1970);
        expect(toggleDate(days(...(once ?? [])), tapped, SINCE_1970)).toEqual(before);
      }),
    );
  });
});

it('chosenDate is null if a date option is not answered', () => {
  expect(chosenDate(option({ ptype_id: 'date', value: ' ' }))).toBeNull();
  expect(chosenDate(option({ ptype_id: 'date', value: '2026-11-20' }))).toBe('2026-11-20');
});
