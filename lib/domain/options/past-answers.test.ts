import { kit, option, scheduled } from '@/tests/builders/kit';
import { hotelNow } from '../booking/hotel-time';
import type { ScheduleDay } from './kit';
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

describe('whether an answer is over', () => {
  it.each([
    ['a day before today, by the documents', kit(date('2026-11-19')), false],
    ['a day before today', kit(date('2026-11-19', FROM_TODAY)), true],
    ['today', kit(date('2026-11-20', FROM_TODAY)), false],
    ['a day that only the hotel writes', kit(date('2026-11-19', { is_read_only: true, ...FROM_TODAY })), false],
    ['no day', kit(date(null, FROM_TODAY)), false],
    ['a slot that has begun, by the documents', kit(scheduled({ value: ['2026-11-20 11:59'] })), false],
    ['a slot that has begun', kit(scheduled({ value: ['2026-11-20 11:59', '2026-11-21 11:00'], ...FROM_TODAY })), true],
    ['a slot of this minute', kit(scheduled({ value: ['2026-11-20 12:00'], ...FROM_TODAY })), false],
    ['a date of birth', kit(calendar(['1980-02-01'])), false],
    ['a past date where days are ordered', kit(calendar(['2026-11-19'], FROM_TODAY)), true],
    ['one past date among others', kit(calendar(['2026-11-19', '2026-11-21'], FROM_TODAY)), true],
    ['dates from today on', kit(calendar(['2026-11-20', '2026-11-21'], FROM_TODAY)), false],
    ['no date', kit(calendar([], FROM_TODAY)), false],
    ['a time that has passed, by the documents', kit(time('09:00')), false],
    ['a time that has passed', kit(time('09:00', FROM_TODAY)), true],
    ['a time of this minute', kit(time('12:00', FROM_TODAY)), false],
    ['a time to come', kit(time('19:30', FROM_TODAY)), false],
    ['a time that has passed, of tomorrow', kit(date('2026-11-21'), time('09:00', FROM_TODAY)), false],
    ['a time that has passed, of today', kit(date('2026-11-20'), time('09:00', FROM_TODAY)), true],
    ['a time that has passed, where its day says so', kit(date('2026-11-20', FROM_TODAY), time('09:00')), true],
    [
      'a time that has passed, of tomorrow’s calendar day',
      kit(calendar(['2026-11-21']), time('09:00', FROM_TODAY)),
      false,
    ],
    [
      'a time that has passed, of today among other days',
      kit(calendar(['2026-11-20', '2026-11-21']), time('09:00', FROM_TODAY)),
      true,
    ],
    [
      'a time that has passed, where its calendar says so',
      kit(calendar(['2026-11-20'], FROM_TODAY), time('09:00')),
      true,
    ],
    ['a time that has passed, beside a date of birth', kit(calendar(['1980-02-01']), time('09:00', FROM_TODAY)), true],
    ['a time that has passed, of a day not chosen', kit(date(null, FROM_TODAY), time('09:00')), true],
    [
      'a time past midnight of tonight',
      kit(time('01:30', { ...FROM_TODAY, schedule_kit: { days: [untilTwo] } })),
      false,
    ],
    ['a day and time that has passed, by the documents', kit(moment('2026-11-20 09:00')), false],
    ['a day and time that has passed', kit(moment('2026-11-20 11:59', FROM_TODAY)), true],
    ['a day and time to come', kit(moment('2026-11-20 12:01', FROM_TODAY)), false],
    ['a day and time that is none', kit(moment('2027-02-30 12:00', FROM_TODAY)), true],
    ['a day without its time', kit(moment('2026-11-21', FROM_TODAY)), true],
    ['a text that looks like a date', kit(option({ value: '2020-01-01', ...FROM_TODAY })), false],
    ['no kit', null, false],
  ])('%s: %p', (_title, answered, expected) => {
    expect(hasPastAnswer(answered, NOON)).toBe(expected);
  });

  it.each([
    ['Asia/Kolkata', '2026-11-20T18:29:00Z', false],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', true],
    ['America/Los_Angeles', '2026-11-21T07:59:00Z', false],
    ['America/Los_Angeles', '2026-11-21T08:00:00Z', true],
  ])('goes by the hotel’s midnight in %s at %s: %p', (zone, instant, expected) => {
    expect(hasPastAnswer(kit(calendar(['2026-11-20'], FROM_TODAY)), hotelNow(zone, new Date(instant)))).toBe(expected);
  });
});
