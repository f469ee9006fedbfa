import fc from 'fast-check';
import { option } from '@/tests/builders/kit';
import type { ScheduleDay } from '../options/kit';
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

describe('a day of a date option', () => {
  const season = entry({ start_date: '2026-12-01', end_date: '2026-12-31', days: on(1, 2) });

  it.each([
    ['yesterday', option({ ptype_id: 'date' }), '2026-11-19', true],
    ['today', option({ ptype_id: 'date' }), '2026-11-20', false],
    ['a far day', option({ ptype_id: 'date' }), '2031-01-01', false],
    ['no date at all', option({ ptype_id: 'date' }), '2026-02-30', true],
    ['any day of an empty schedule', dated(), '2026-11-21', false],
    ['a Sunday where Sundays are open (Sunday is 0)', dated(entry({ days: on(0) })), '2026-11-22', false],
    ['a Monday where only Sundays are', dated(entry({ days: on(0) })), '2026-11-23', true],
    ['a day that a second entry opens', dated(entry({ days: on(0) }), entry({ days: on(1) })), '2026-11-23', false],
    ['the first day of a range', dated(season), '2026-12-01', false],
    ['a weekday that the range closes', dated(season), '2026-12-02', true],
    ['a weekday that the range closes, whatever holds without dates', dated(season, entry()), '2026-12-02', true],
    ['a day outside every range', dated(season), '2026-11-24', true],
    ['a day outside every range, by the entries without dates', dated(season, entry()), '2026-11-24', false],
    ['a day after a start without an end', dated(entry({ start_date: '2026-11-25' })), '2030-01-01', false],
    ['a day before a start without an end', dated(entry({ start_date: '2026-11-25' })), '2026-11-24', true],
    ['the last day before an end without a start', dated(entry({ end_date: '2026-11-25' })), '2026-11-25', false],
    ['a day after an end without a start', dated(entry({ end_date: '2026-11-25' })), '2026-11-26', true],
  ])('is disabled or not: %s', (_title, asked, date, disabled) => {
    expect(isDateDisabled(asked, date, TODAY)).toBe(disabled);
  });

  it.each([
    ['UTC', '2026-11-20T23:30:00Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:45:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21T07:00:00Z', '2026-11-20'],
    ['Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25'],
  ])('is counted from the hotel’s own today in %s', (zone, instant, today) => {
    const now = hotelNow(zone, new Date(instant));
    expect(isDateDisabled(option(), today, now)).toBe(false);
    expect(isDateDisabled(option(), addDays(today, -1), now)).toBe(true);
  });
});

describe('the first day that can be chosen', () => {
  it.each([
    ['is today without a schedule', option(), '2026-11-20'],
    ['is the next open weekday', dated(entry({ days: on(1) })), '2026-11-23'],
    ['is the first day of a season', dated(entry({ start_date: '2027-06-01' })), '2027-06-01'],
    ['does not exist when no weekday is open', dated(entry({ days: on() })), null],
    ['does not exist when the season is over', dated(entry({ end_date: '2026-01-01' })), null],
  ])('%s', (_title, asked, date) => {
    expect(firstOpenDate(asked, TODAY)).toBe(date);
  });
});

describe('a calendar of many dates', () => {
  const days = (...value: string[]) => option({ ptype_id: 'calendar', value });

  it('begins in 1970, and the past can be chosen', () => {
    expect(EARLIEST_DATE).toBe('1970-01-01');
    expect(earliestDate(option(), TODAY)).toBe(EARLIEST_DATE);
    expect(isCalendarDateDisabled('1970-01-01', EARLIEST_DATE)).toBe(false);
    expect(isCalendarDateDisabled('1969-12-31', EARLIEST_DATE)).toBe(true);
    expect(isCalendarDateDisabled('1999-12-31', '2000-01-01')).toBe(true);
    expect(isCalendarDateDisabled('2026-13-01', EARLIEST_DATE)).toBe(true);
  });

  it('begins today where days are ordered', () => {
    const ordered = option({ ptype_id: 'calendar', extra: { from_today: true } });
    const earliest = earliestDate(ordered, TODAY);
    expect(['2026-11-19', '2026-11-20'].map((date) => isCalendarDateDisabled(date, earliest))).toEqual([true, false]);
    expect(toggleDate(ordered, '2026-11-19', { earliest })).toBeNull();
    expect(toggleDate(ordered, '2026-11-20', { earliest })).toEqual(['2026-11-20']);
  });

  it('takes a day, keeps the earliest first, and takes it back', () => {
    expect(toggleDate(days(), '2026-11-22', SINCE_1970)).toEqual(['2026-11-22']);
    expect(toggleDate(days('2026-11-22'), '2026-11-20', SINCE_1970)).toEqual(['2026-11-20', '2026-11-22']);
    expect(toggleDate(days('2026-11-20', '2026-11-22'), '2026-11-20', SINCE_1970)).toEqual(['2026-11-22']);
    expect(toggleDate(days('2026-11-22'), '2026-11-22', SINCE_1970)).toBeNull();
  });

  it('takes one day at a time where the hotel wants one', () => {
    expect(toggleDate(days('2026-11-22'), '2026-11-20', { earliest: EARLIEST_DATE, multiple: false })).toEqual([
      '2026-11-20',
    ]);
  });

  it('does not take a day that is disabled', () => {
    expect(toggleDate(days(), '1969-12-31', SINCE_1970)).toBeNull();
    expect(toggleDate(days('2026-11-22'), 'never', SINCE_1970)).toEqual(['2026-11-22']);
  });

  it('is as it was after two taps on the same day', () => {
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

it('a date option without an answer has no chosen date', () => {
  expect(chosenDate(option({ ptype_id: 'date', value: ' ' }))).toBeNull();
  expect(chosenDate(option({ ptype_id: 'date', value: '2026-11-20' }))).toBe('2026-11-20');
});
