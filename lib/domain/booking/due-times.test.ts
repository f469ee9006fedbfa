import { kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import { dueTimes } from './due-times';
import { hotelNow } from './hotel-time';

/** Friday 20 November 2026, noon in Madrid. */
const NOON = hotelNow('Europe/Madrid', new Date('2026-11-20T11:00:00Z'));
const FROM_TODAY = { extra: { from_today: true } };
const calendar = (value: string[], parts = {}) => option({ ptype_id: 'calendar', value, ...parts });
const time = (value: string | null, parts = {}) => option({ id: 2, ptype_id: 'time', value, ...parts });
const date = (value: string | null, parts = {}) => option({ id: 3, ptype_id: 'date', value, ...parts });
const moment = (value: string) => option({ ptype_id: 'datetime', value });
const slots = (...value: string[]) => scheduled({ value });

describe('dueTimes: hours/H19', () => {
  it.each([
    ['nothing for a product without options', null, []],
    [
      'nothing for a product whose options say nothing about time',
      kit(option({ ptype_id: 'text', value: '12:00' })),
      [],
    ],
    ['nothing for unanswered options', kit(date(null, FROM_TODAY), time(null)), []],
    ['a slot', kit(slots('2026-11-21 11:00:00')), ['2026-11-21T11:00']],
    [
      'every slot, the earliest first',
      kit(slots('2026-11-22 9:30', '2026-11-21 11:00')),
      ['2026-11-21T11:00', '2026-11-22T09:30'],
    ],
    ['no slot that has begun', kit(slots('2026-11-20 11:30', '2026-11-20 12:30')), ['2026-11-20T12:30']],
    ['a moment', kit(moment('2026-11-21 06:15')), ['2026-11-21T06:15']],
    ['nothing for a moment that is none', kit(moment('2026-13-41 06:15')), []],
    ['a time of today', kit(time('19:30')), ['2026-11-20T19:30']],
    ['nothing for a time that is over', kit(time('09:00')), []],
    ['a wake-up call tomorrow', kit(date('2026-11-21', FROM_TODAY), time('06:15')), ['2026-11-21T06:15']],
    [
      'a time on each chosen day',
      kit(calendar(['2026-11-22', '2026-11-21']), time('08:30')),
      ['2026-11-21T08:30', '2026-11-22T08:30'],
    ],
    ['a time after midnight on its own day', kit(date('2026-11-20'), time('2026-11-21 01:30')), ['2026-11-21T01:30']],
    ['the morning of a day without a time', kit(date('2026-11-21', FROM_TODAY)), ['2026-11-21T08:00 day']],
    [
      'each day of a calendar',
      kit(calendar(['2026-11-23', '2026-11-21'], FROM_TODAY)),
      ['2026-11-21T08:00 day', '2026-11-23T08:00 day'],
    ],
    ['nothing for today without a time: it is for now', kit(date('2026-11-20', FROM_TODAY)), []],
    ['nothing for a day that may be past', kit(date('2030-01-01')), []],
    ['the same time once', kit(moment('2026-11-21 06:15'), date('2026-11-21'), time('06:15')), ['2026-11-21T06:15']],
  ])('is %s', (_, of, expected) => {
    expect(dueTimes(of, NOON).map(({ at, isWholeDay }) => `${at}${isWholeDay ? ' day' : ''}`)).toEqual(expected);
  });
});
