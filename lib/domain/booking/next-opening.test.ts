import fc from 'fast-check';
import type { ScheduleDay } from '../schedule-day';
import { addDays } from './calendar-date';
import { hotelInstant } from './hotel-instant';
import { hotelNow } from './hotel-time';
import { nextOpening } from './next-opening';
import { earliestDueTime, openingToOrderFor, orderingState } from './order-ahead';
import { orderableAt } from './schedule';

const ALL_WEEK = Array(7).fill(true);
const on = (...days: number[]): boolean[] => ALL_WEEK.map((_, day) => days.includes(day));
/** From 18:00 to 22:00 on every day, unless it says otherwise. */
const entry = (parts: Partial<ScheduleDay> = {}): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: ALL_WEEK,
  start_time: '18:00:00',
  end_time: '22:00:00',
  ...parts,
});
/** Friday 20 November 2026 in UTC. */
const at = (time: string) => hotelNow('UTC', new Date(`2026-11-20T${time}:00Z`));

describe('nextOpening', () => {
  it.each([
    ['later today', [entry()], '10:00', ['2026-11-20', '18:00', 0]],
    ['tomorrow, after today’s hours', [entry()], '22:01', ['2026-11-21', '18:00', 1]],
    ['tomorrow, in the minute in which it opened today', [entry()], '18:00', ['2026-11-21', '18:00', 1]],
    ['later, between lunch and dinner', [entry(), entry({ start_time: '12:00' })], '16:00', ['2026-11-20', '18:00', 0]],
    [
      'at the earliest of several hours of a day',
      [entry(), entry({ start_time: '07:00' })],
      '23:00',
      ['2026-11-21', '07:00', 1],
    ],
    ['on the next of its weekdays', [entry({ days: on(2) })], '23:00', ['2026-11-24', '18:00', 4]],
    ['on the same weekday of next week', [entry({ days: on(5) })], '23:00', ['2026-11-27', '18:00', 7]],
    ['on the first day of its season', [entry({ start_date: '2026-12-24' })], '12:00', ['2026-12-24', '18:00', 34]],
    [
      'by the hours of the season and not the usual ones',
      [entry(), entry({ start_date: '2026-11-21', end_date: '2026-11-21', start_time: '20:30' })],
      '23:00',
      ['2026-11-21', '20:30', 1],
    ],
  ] as const)('opens %s', (_title, days, time, [date, opens, daysAhead]) => {
    expect(nextOpening(days, at(time))).toEqual({ date, time: opens, daysAhead });
  });

  it.each([
    ['without hours', []],
    ['without a weekday', [entry({ days: [] })]],
    ['after its season', [entry({ end_date: '2026-11-19' })]],
  ])('returns null %s', (_title, days) => {
    expect(nextOpening(days, at('12:00'))).toBeNull();
  });

  it('is open at that minute and closed until then', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    const entries = fc.array(
      fc.record({ start: time, end: time, days: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(entries, time, fc.nat(7 * 1440), (parts, clock, wait) => {
        const days = parts.map(({ start, end, days: open }) => entry({ start_time: start, end_time: end, days: open }));
        const now = at(clock);
        const next = orderableAt(days, now).open ? null : nextOpening(days, now);
        if (next === null) return;
        const opensAt = Date.parse(`${next.date}T${next.time}Z`);
        const closedAt = Math.min(opensAt - 60_000, Date.parse(`2026-11-20T${clock}Z`) + wait * 60_000);
        expect(orderableAt(days, hotelNow('UTC', new Date(opensAt))).open).toBe(true);
        expect(orderableAt(days, hotelNow('UTC', new Date(closedAt))).open).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

/**
 * Three zones, also on the days when the clocks change, at which 02:30 is skipped or shown twice. The bar opens at 02:30
 * and at 18:00 on the hotel's clock.
 */
describe.each([
  ['UTC', '2026-11-20T12:00:00Z', '2026-11-20', '18:00', '2026-11-20T18:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-20T12:00:00Z', '2026-11-20', '18:00', '2026-11-20T12:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-20T20:00:00Z', '2026-11-21', '02:30', '2026-11-20T21:00:00.000Z'],
  ['Europe/Madrid', '2026-03-28T23:30:00Z', '2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
  ['Europe/Madrid', '2026-03-29T02:00:00Z', '2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
  ['Europe/Madrid', '2026-10-24T22:30:00Z', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Madrid', '2026-10-25T02:00:00Z', '2026-10-25', '18:00', '2026-10-25T17:00:00.000Z'],
])('in %s at %s', (zone, instant, date, time, opensAt) => {
  const now = hotelNow(zone, new Date(instant));
  const bar = [entry({ start_time: '02:30', end_time: '02:45' }), entry()];

  it(`opens on ${date} at ${time}, which is ${opensAt}`, () => {
    expect(nextOpening(bar, now)).toEqual({ date, time, daysAhead: date === now.date ? 0 : 1 });
    expect(hotelInstant(`${date}T${time}`, zone)).toBe(opensAt);
  });

  it('can be ordered for that time only', () => {
    const order = (orderedFor: string) => orderingState({ days: bar, orderedFor, isAllowed: true }, now);
    expect(order(`${date}T${time}`)).toBe('ahead');
    expect(order(`${addDays(date, 1)}T${time}`)).toBe('changed');
    expect(order(`${date}T19:00`)).toBe('changed');
  });
});

it('opens after the gap where the clocks skip the beginning of the hours', () => {
  const now = hotelNow('Africa/Cairo', new Date('2026-04-23T20:00:00Z'));
  const next = nextOpening([entry({ start_time: '00:00', end_time: '09:00' })], now);
  expect(next).toEqual({ date: '2026-04-24', time: '01:00', daysAhead: 1 });
});

describe('openingToOrderFor', () => {
  const burger = { is_available: true, is_popup: false, schedule: { days: [entry()] }, property: null };
  const scheduled = { id: 1, properties: [{ ptype_id: 'datetime', pcode_id: 'scheduled' }] } as never;

  it('returns the next opening of a closed product', () => {
    const opening = { date: '2026-11-20', time: '18:00', daysAhead: 0 };
    expect(openingToOrderFor(burger, { now: at('10:00'), isAllowed: true })).toEqual(opening);
  });

  it.each([
    ['the hotel does not allow it', burger, '10:00', false],
    ['it is open', burger, '19:00', true],
    ['it is sold out', { ...burger, is_available: false }, '10:00', true],
    ['it has a fast order', { ...burger, is_popup: true }, '10:00', true],
    ['it has slots', { ...burger, property: scheduled }, '10:00', true],
    ['it has no hours', { ...burger, schedule: null }, '10:00', true],
    [
      'it opens in more than a week',
      { ...burger, schedule: { days: [entry({ start_date: '2026-11-28' })] } },
      '10:00',
      true,
    ],
  ])('returns null when %s', (_title, product, time, isAllowed) => {
    expect(openingToOrderFor(product, { now: at(time), isAllowed })).toBeNull();
  });
});

describe('orderingState', () => {
  it.each([
    ['an open product without a time', null, '19:00', true, 'now'],
    ['a closed product without a time', null, '10:00', true, 'closed'],
    ['a closed product for its next opening', '2026-11-20T18:00', '10:00', true, 'ahead'],
    ['a closed product at a hotel that does not allow it', '2026-11-20T18:00', '10:00', false, 'closed'],
    ['a product whose time has come', '2026-11-20T18:00', '18:05', true, 'now'],
    ['a time of yesterday while it is open', '2026-11-19T18:00', '18:05', true, 'changed'],
    ['a time of yesterday while it is closed', '2026-11-19T18:00', '10:00', true, 'changed'],
    ['a later time while it is open', '2026-11-21T18:00', '19:00', true, 'changed'],
    ['another day’s opening', '2026-11-21T18:00', '10:00', true, 'changed'],
    ['today’s opening after it has closed', '2026-11-20T18:00', '23:00', true, 'changed'],
  ])('decides about %s', (_title, orderedFor, time, isAllowed, state) => {
    expect(orderingState({ days: [entry()], orderedFor, isAllowed }, at(time))).toBe(state);
  });

  it('a time that names hours that no longer exist has changed', () => {
    const line = { days: [], orderedFor: '2026-11-20T18:00', isAllowed: true };
    expect(orderingState(line, at('10:00'))).toBe('changed');
  });
});

describe('earliestDueTime', () => {
  it.each([
    ['the earliest time when every line names one', ['2026-11-21T07:00', '2026-11-20T18:00'], '2026-11-20T18:00'],
    ['now when one line is for now', ['2026-11-20T18:00', null], null],
    ['now without a line', [], null],
  ])('is %s', (_title, times, from) => expect(earliestDueTime(times)).toBe(from));
});
