import { type HotelNow, hotelNow } from '@/lib/domain/booking/hotel-time';
import type { Option } from '@/lib/domain/options/kit';
import { choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { answerKit } from './answer-kit';

const context = {
  payment: { paymentType: null, paymentId: null },
  earliest: '2026-06-12',
  now: null,
  maxSlots: null,
};
const requestedKit = kit(option({ id: 5, pcode_id: 'phone_number', is_required: true }));
const invalidWith = (value: string) =>
  answerKit(requestedKit, [{ id: 5, value, ptype_id: 'text', attrs: [] }], context).invalid;

describe('an order’s answer with a date or a time', () => {
  const FROM_TODAY = { from_today: true };
  const noon = hotelNow('Europe/Madrid', new Date('2026-06-12T10:00:00Z'));
  const wrong = (answered: readonly Option[], now: HotelNow | null = noon) =>
    answerKit(
      kit(...answered.map((option) => ({ ...option, value: null }))),
      answered.map(({ id, value, ptype_id }) => ({ id, value, ptype_id, attrs: [] })),
      { ...context, now },
    ).invalid;
  const dates = (value: string[], extra = FROM_TODAY) => option({ id: 1, ptype_id: 'calendar', value, extra });
  const time = (value: string, extra = FROM_TODAY) => option({ id: 2, ptype_id: 'time', value, extra });
  const date = (value: string) => option({ id: 3, ptype_id: 'date', value });
  const moment = (value: string, extra = FROM_TODAY) => option({ id: 4, ptype_id: 'datetime', value, extra });
  const anyDay = { from_today: false };
  /** Offers times only on Saturdays and Sundays. */
  const weekendTime = (value: string, end_time: string) => {
    const weekend = [true, false, false, false, false, false, true];
    const entry = { start_date: null, end_date: null, days: weekend, start_time: '10:30', end_time };
    return { ...time(value), schedule_kit: { days: [entry] } };
  };

  const nightTime = (value: string) => {
    const night = {
      start_date: null,
      end_date: null,
      days: Array(7).fill(true),
      start_time: '22:00',
      end_time: '06:00',
    };
    return { ...time(value, anyDay), schedule_kit: { days: [night] } };
  };

  it.each([
    ['dates from today on: accepted', [dates(['2026-06-12', '2026-06-13'])], []],
    ['a past date among several: refused', [dates(['2026-06-11', '2026-06-13'])], [1]],
    ['past dates in an option without from_today: accepted', [dates(['1980-02-01'], anyDay)], []],
    ['a future time: accepted', [time('12:30')], []],
    ['a past time of today: refused', [time('11:30')], [2]],
    ['an earlier time, on a date tomorrow: accepted', [date('2026-06-13'), time('11:30')], []],
    ['an earlier time, in a calendar tomorrow: accepted', [dates(['2026-06-13']), time('11:30')], []],
    ['an earlier time, today and tomorrow: refused', [dates(['2026-06-12', '2026-06-13']), time('11:30')], [2]],
    [
      'a time that only the chosen Saturday offers: accepted',
      [dates(['2026-06-13']), weekendTime('11:30', '12:30')],
      [],
    ],
    [
      'a time that the chosen Monday does not offer: refused',
      [dates(['2026-06-13', '2026-06-15']), weekendTime('11:30', '12:30')],
      [2],
    ],
    ['a past time in an option without from_today: refused', [time('11:30', anyDay)], [2]],
    ['a time after midnight with its day: accepted', [nightTime('2026-06-13 01:00')], []],
    ['a time after midnight without its day, which has passed: refused', [nightTime('01:00')], [2]],
    ['a time after midnight of another night: refused', [nightTime('2026-06-14 01:00')], [2]],
    ['a time after midnight of the chosen date: accepted', [date('2026-06-19'), nightTime('2026-06-20 01:00')], []],
    ['a time after midnight with a day that does not exist: refused', [nightTime('2026-06-31 01:00')], [2]],
    ['a future day and time: accepted', [moment('2026-06-12 12:01')], []],
    ['a past day and time: refused', [moment('2026-06-12 11:59')], [4]],
    ['a day and time that cannot be parsed: refused', [moment('soon')], [4]],
  ])('checks an answer with %s', (_title, answered, expected) => {
    expect(wrong(answered)).toEqual(expected);
  });

  it('accepts dates from the first day that can still be today somewhere when the hotel has no time zone', () => {
    expect(wrong([dates(['2026-06-11'])], null)).toEqual([1]);
    expect(wrong([dates(['2026-06-12']), time('00:00')], null)).toEqual([]);
    expect(wrong([moment('2026-06-12 00:00')], null)).toEqual([]);
  });
});

describe('an option that an order answers more than once', () => {
  const sent = (option: Option, values: readonly (string | number)[]) =>
    answerKit(
      kit(option),
      values.map((value) => ({ id: option.id, value, ptype_id: option.ptype_id, attrs: [] })),
      context,
    ).invalid;
  const size = select({ id: 6, attrs: [choice({ id: 61, price: 0 }), choice({ id: 62, price: 9 })] });

  it.each([
    ['a select with one choice is accepted', size, [61], []],
    ['a select with two choices is refused', size, [61, 62], [6]],
    ['a text with two values is refused', option({ id: 6 }), ['north', 'south'], [6]],
    ['slots with different times are accepted', scheduled({ id: 6 }), ['2026-06-13 10:00', '2026-06-13 11:00'], []],
    ['the same slot twice is refused', scheduled({ id: 6 }), ['2026-06-13 10:00', '2026-06-13 10:00'], [6]],
  ])('accepts several answers only for slots: %s', (_title, asked, values, expected) => {
    expect(sent(asked, values)).toEqual(expected);
  });
});

describe('the phone number in an order', () => {
  it.each(['+34-612-34-56-78', '+44 (0)7400-123456', '+49-0151-23456789', '+1242-359-1234'])(
    'accepts the phone number %s',
    (value) => {
      expect(invalidWith(value)).toEqual([]);
    },
  );

  it.each(['+34-612-34-56-7', '+999-612-34-56-78', '+34-612'])('refuses the impossible phone number %s', (value) => {
    expect(invalidWith(value)).toEqual([5]);
  });

  it('accepts an optional phone number only when it is empty or possible', () => {
    const optional = kit(option({ id: 5, pcode_id: 'phone_number' }));
    const wrong = (value: string | null) =>
      answerKit(optional, [{ id: 5, value, ptype_id: 'text', attrs: [] }], context).invalid;
    expect([null, '', '+34-612', '+34-612-34-56-78'].map(wrong)).toEqual([[], [], [5], []]);
  });

  it('accepts a phone number without a dial code', () => {
    expect(invalidWith('612 34 56 78 90')).toEqual([]);
  });
});
