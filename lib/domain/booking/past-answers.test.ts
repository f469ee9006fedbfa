import { kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import type { ScheduleDay } from '../schedule-day';
import { hotelNow } from './hotel-time';
import { hasPastAnswer } from './past-answers';

/** Friday 20 November 2026, noon in Madrid. */
const NOON = hotelNow('Europe/Madrid', new Date('2026-11-20T11:00:00Z'));
const FROM_TODAY = { extra: { from_today: true } };
const calendar = (value: string[], parts = {}) => option({ ptype_id: 'calendar', value, ...parts });
const time = (value: string, parts = {}) => option({ id: 2, ptype_id: 'time', value, ...parts });
const date = (value: string | null, parts = {}) => option({ id: 3, ptype_id: 'date', value, ...parts });
const moment = (value: string, parts = {}) => option({ ptype_id: 'datetime', value, ...parts });
const untilTwo: ScheduleDay = {
  start_date: null,
  end_date: null,
  days: Array(7).fill(true),
  start_time: '22:00:00',
  end_time: '02:00:00',
};

describe('hasPastAnswer', () => {
  it.each([
    ['a day before today without from_today', kit(date('2026-11-19')), false],
    ['a day before today', kit(date('2026-11-19', FROM_TODAY)), true],
    ['today', kit(date('2026-11-20', FROM_TODAY)), false],
    ['a day before today in a read-only option', kit(date('2026-11-19', { is_read_only: true, ...FROM_TODAY })), false],
    ['an unanswered date', kit(date(null, FROM_TODAY)), false],
    ['a slot that has begun without from_today', kit(scheduled({ value: ['2026-11-20 11:59'] })), false],
    [
      'one slot that has begun and a later one',
      kit(scheduled({ value: ['2026-11-20 11:59', '2026-11-21 11:00'], ...FROM_TODAY })),
      true,
    ],
    ['a slot of the current minute', kit(scheduled({ value: ['2026-11-20 12:00'], ...FROM_TODAY })), false],
    ['a date of birth without from_today', kit(calendar(['1980-02-01'])), false],
    ['a calendar date before today', kit(calendar(['2026-11-19'], FROM_TODAY)), true],
    ['one past calendar date among others', kit(calendar(['2026-11-19', '2026-11-21'], FROM_TODAY)), true],
    ['calendar dates from today on', kit(calendar(['2026-11-20', '2026-11-21'], FROM_TODAY)), false],
    ['an unanswered calendar', kit(calendar([], FROM_TODAY)), false],
    ['a time before now without from_today', kit(time('09:00')), true],
    ['a time before now', kit(time('09:00', FROM_TODAY)), true],
    ['a time of the current minute', kit(time('12:00', FROM_TODAY)), false],
    ['a time later today', kit(time('19:30', FROM_TODAY)), false],
    ['a time before now on a chosen date of tomorrow', kit(date('2026-11-21'), time('09:00', FROM_TODAY)), false],
    ['a time before now on a chosen date of today', kit(date('2026-11-20'), time('09:00', FROM_TODAY)), true],
    ['a time before now whose date option has from_today', kit(date('2026-11-20', FROM_TODAY), time('09:00')), true],
    [
      'a time before now on a calendar date of tomorrow',
      kit(calendar(['2026-11-21']), time('09:00', FROM_TODAY)),
      false,
    ],
    [
      'a time before now on today and another calendar date',
      kit(calendar(['2026-11-20', '2026-11-21']), time('09:00', FROM_TODAY)),
      true,
    ],
    ['a time before now whose calendar has from_today', kit(calendar(['2026-11-20'], FROM_TODAY), time('09:00')), true],
    ['a time before now beside a date of birth', kit(calendar(['1980-02-01']), time('09:00', FROM_TODAY)), true],
    ['a time before now beside an unanswered date', kit(date(null, FROM_TODAY), time('09:00')), true],
    [
      'a time after midnight of tonight’s hours, with its day',
      kit(time('2026-11-21 01:30', { ...FROM_TODAY, schedule_kit: { days: [untilTwo] } })),
      false,
    ],
    [
      'a time after midnight without its day',
      kit(time('01:30', { ...FROM_TODAY, schedule_kit: { days: [untilTwo] } })),
      true,
    ],
    ['a day and time before now without from_today', kit(moment('2026-11-20 09:00')), false],
    ['a day and time before now', kit(moment('2026-11-20 11:59', FROM_TODAY)), true],
    ['a day and time later today', kit(moment('2026-11-20 12:01', FROM_TODAY)), false],
    ['an invalid day and time', kit(moment('2027-02-30 12:00', FROM_TODAY)), true],
    ['a day without a time', kit(moment('2026-11-21', FROM_TODAY)), true],
    ['a text that looks like a date', kit(option({ value: '2020-01-01', ...FROM_TODAY })), false],
    ['no kit', null, false],
  ])('an answer is in the past: %s: %p', (_title, answered, expected) => {
    expect(hasPastAnswer(answered, NOON)).toBe(expected);
  });

  it.each([
    ['Asia/Kolkata', '2026-11-20T18:29:00Z', false],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', true],
    ['America/Los_Angeles', '2026-11-21T07:59:00Z', false],
    ['America/Los_Angeles', '2026-11-21T08:00:00Z', true],
  ])('uses the hotel’s midnight in %s at %s: %p', (zone, instant, expected) => {
    expect(hasPastAnswer(kit(calendar(['2026-11-20'], FROM_TODAY)), hotelNow(zone, new Date(instant)))).toBe(expected);
  });
});
