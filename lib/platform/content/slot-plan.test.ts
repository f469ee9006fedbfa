import fc from 'fast-check';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { freeTimes, isOffered, offeredTimes, type SlotPlan } from './slot-plan';

const everyDay = [true, true, true, true, true, true, true];
const hours = (start_time: string, end_time: string, more: Partial<SlotPlan['hours'][number]> = {}) => ({
  days: everyDay,
  start_date: null,
  end_date: null,
  start_time,
  end_time,
  ...more,
});
const plan = (changes: Partial<SlotPlan> = {}): SlotPlan => ({
  capacity: 2,
  step_minutes: 60,
  days_ahead: 60,
  notice_minutes: 0,
  hours: [hours('10:00:00', '13:00:00')],
  ...changes,
});
/** A Friday at noon, in the hotel's local time. */
const noon = { date: '2026-05-01', minutes: 12 * 60 };

it('offers slots that end within the opening hours', () => {
  expect(offeredTimes(plan(), '2026-05-02', noon)).toEqual(['10:00:00', '11:00:00', '12:00:00']);
  expect(offeredTimes(plan({ step_minutes: 90 }), '2026-05-02', noon)).toEqual(['10:00:00', '11:30:00']);
  expect(offeredTimes(plan({ step_minutes: 240 }), '2026-05-02', noon)).toEqual([]);
});

it('hides today’s past slots, and keeps the slot that begins this minute', () => {
  expect(offeredTimes(plan(), '2026-05-01', noon)).toEqual(['12:00:00']);
  expect(offeredTimes(plan(), '2026-05-01', { ...noon, minutes: 721 })).toEqual([]);
  expect(offeredTimes(plan(), '2026-04-30', noon)).toEqual([]);
});

it('hides slots that start within the notice period, and offers the slot exactly at its end', () => {
  const nineOClock = { date: '2026-05-01', minutes: 21 * 60 };
  const withNotice = plan({ notice_minutes: 14 * 60 });
  expect(offeredTimes(withNotice, '2026-05-02', nineOClock)).toEqual(['11:00:00', '12:00:00']);
});

it('offers no slots later than the days ahead, and none on an invalid date', () => {
  expect(offeredTimes(plan({ days_ahead: 1 }), '2026-05-02', noon)).toHaveLength(3);
  expect(offeredTimes(plan({ days_ahead: 1 }), '2026-05-03', noon)).toEqual([]);
  for (const date of ['2026-02-30', 'soon', '']) expect(offeredTimes(plan(), date, noon)).toEqual([]);
});

it('offers slots only on the weekdays and in the season of the opening hours', () => {
  const weekend = plan({ hours: [hours('10:00:00', '11:00:00', { days: [true, ...Array(5).fill(false), true] })] });
  expect(offeredTimes(weekend, '2026-05-02', noon)).toEqual(['10:00:00']);
  expect(offeredTimes(weekend, '2026-05-04', noon)).toEqual([]);
  const summer = hours('08:00:00', '09:00:00', { start_date: '2026-06-01', end_date: '2026-06-30' });
  const seasons = plan({ hours: [hours('10:00:00', '11:00:00'), summer] });
  expect(offeredTimes(seasons, '2026-05-31', noon)).toEqual(['10:00:00']);
  expect(offeredTimes(seasons, '2026-06-01', noon)).toEqual(['08:00:00']);
});

it('offers slots after midnight on the calendar day on which they start', () => {
  const night = plan({ hours: [hours('22:00:00', '02:00:00', { days: [...Array(6).fill(false), true] })] });
  expect(offeredTimes(night, '2026-05-02', noon)).toEqual(['22:00:00', '23:00:00']);
  expect(offeredTimes(night, '2026-05-03', noon)).toEqual(['00:00:00', '01:00:00']);
  expect(offeredTimes(night, '2026-05-04', noon)).toEqual([]);
});

it('offers a time only once when two entries of the opening hours contain it', () => {
  const shared = plan({ hours: [hours('10:00:00', '12:00:00'), hours('11:00:00', '13:00:00')] });
  expect(offeredTimes(shared, '2026-05-02', noon)).toEqual(['10:00:00', '11:00:00', '12:00:00']);
});

it('recognises a slot only in its exact spelling', () => {
  expect(isOffered(plan(), '2026-05-02 10:00:00', noon)).toBe(true);
  for (const slot of [
    '2026-05-02 10:00',
    '2026-05-02  10:00:00',
    '2026-05-02 10:00:00 ',
    '2026-05-02 10:30:00',
    '2026-05-02',
    '',
  ]) {
    expect([slot, isOffered(plan(), slot, noon)]).toEqual([slot, false]);
  }
});

it('hides times whose slots are sold out', () => {
  const taken = new Map([
    ['2026-05-02 10:00:00', 2],
    ['2026-05-02 11:00:00', 1],
    // The hotel has reduced the capacity since these places were booked.
    ['2026-05-02 12:00:00', 3],
  ]);
  expect(freeTimes(plan(), '2026-05-02', { now: noon, taken })).toEqual(['11:00:00']);
});

it.each([
  ['Europe/Madrid', '2026-03-28T22:30:00Z', '2026-03-29'],
  ['Asia/Kolkata', '2026-03-28T18:00:00Z', '2026-03-29'],
  ['America/New_York', '2026-10-31T22:00:00Z', '2026-11-01'],
])('offers the same local times by day in %s on the day on which clocks change', (zone, instant, date) => {
  expect(offeredTimes(plan(), date, hotelNow(zone, new Date(instant)))).toEqual(['10:00:00', '11:00:00', '12:00:00']);
});

it('offers, for any plan, only slots that it also accepts, sorted and without repetition', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
    .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}:00`);
  const plans = fc.record({
    capacity: fc.integer({ min: 1, max: 9 }),
    step_minutes: fc.integer({ min: 5, max: 600 }),
    days_ahead: fc.integer({ min: 0, max: 20 }),
    notice_minutes: fc.integer({ min: 0, max: 3000 }),
    hours: fc.array(
      fc.tuple(time, time).map(([start, end]) => hours(start, end)),
      { maxLength: 3 },
    ),
  });
  fc.assert(
    fc.property(plans, fc.integer({ min: -2, max: 25 }), fc.integer({ min: 0, max: 1439 }), (made, days, minutes) => {
      const now = { date: '2026-05-01', minutes };
      const date = addDays(now.date, days);
      const times = offeredTimes(made, date, now);
      expect([...new Set(times)].sort()).toEqual([...times]);
      expect(times.every((start) => isOffered(made, `${date} ${start}`, now))).toBe(true);
      if (days < 0 || days > made.days_ahead) expect(times).toEqual([]);
    }),
  );
});

it.each([
  ['Europe/Madrid', '2026-03-20T12:00:00Z', '2026-03-29', ['00:00:00', '01:00:00', '03:00:00']],
  ['Australia/Lord_Howe', '2026-10-01T12:00:00Z', '2026-10-04', ['00:00:00', '01:00:00', '03:00:00']],
  ['Africa/Cairo', '2026-04-20T12:00:00Z', '2026-04-24', ['01:00:00', '02:00:00', '03:00:00']],
  ['Asia/Kolkata', '2026-03-20T12:00:00Z', '2026-03-29', ['00:00:00', '01:00:00', '02:00:00', '03:00:00']],
])('offers no slot that the clocks of %s skip, and takes none', (zone, instant, date, times) => {
  const night = plan({ hours: [hours('00:00:00', '04:00:00')] });
  const now = hotelNow(zone, new Date(instant));
  expect(offeredTimes(night, date, now)).toEqual(times);
  const slots = ['00:00:00', '01:00:00', '02:00:00', '03:00:00'].filter((time) =>
    isOffered(night, `${date} ${time}`, now),
  );
  expect(slots).toEqual(times);
});
