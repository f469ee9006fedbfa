import type { ScheduleDay } from '../schedule-day';
import { type DayEntry, type DaySources, dayEntries, endOf } from './day-entries';
import { dayPlans, nextEntries, timeInGap } from './day-plan';

const MADRID = 'Europe/Madrid';
const at = (iso: string, timezone: string | null = MADRID) => ({ timezone, now: Date.parse(iso) });
/** 14:48 in Madrid. */
const NOW = at('2026-11-26T13:48:00Z');

type Order = NonNullable<DaySources['orders']>['groups']['draft'][number];
const order = (
  title: string,
  value: string | null,
  parts: Partial<Order> & { minutes?: number; for?: string } = {},
): Order => ({
  uuid: title,
  num: '1001',
  ostatus_id: 'approved',
  created_at: '2026-11-26T12:00:00Z',
  expected_timeleft: null,
  products: [
    {
      product: { title },
      properties: [{ value }],
      slot_minutes: parts.minutes ?? null,
      ordered_for: parts.for ?? null,
    },
  ],
  ...parts,
});
const sources = (
  pending: readonly Order[],
  more: Partial<DaySources> & { draft?: readonly Order[]; histories?: readonly Order[] } = {},
): DaySources => ({
  orders: { groups: { draft: more.draft ?? [], pending, histories: more.histories ?? [] }, receivedAt: NOW.now },
  held: more.held ?? [],
  announcements: more.announcements ?? [],
});
const written = ({ kind, at: moment, titles }: DayEntry) => `${moment.slice(5)} ${kind} ${titles.join('+')}`;
const shown = (given: DaySources, clock = NOW) => dayEntries(given, clock).map(written);

const everyDay = [true, true, true, true, true, true, true] as const;
const hours = (start_time: string, end_time: string | null = null, parts: Partial<ScheduleDay> = {}): ScheduleDay => ({
  days: [...everyDay],
  start_date: null,
  end_date: null,
  start_time,
  end_time,
  ...parts,
});

it.each([
  ['a booked time of today', sources([order('Massage', '2026-11-26 16:00:00')]), ['11-26T16:00 booked Massage']],
  ['a time of tomorrow', sources([order('Boat', '2026-11-27 11:00:00')]), ['11-27T11:00 booked Boat']],
  [
    'a time after midnight at its own date',
    sources([order('Table', '2026-11-27 00:30')]),
    ['11-27T00:30 booked Table'],
  ],
  ['no time of the day after tomorrow', sources([order('Boat', '2026-11-28 11:00')]), []],
  [
    'what is ordered for later',
    sources([order('Breakfast', '2026-11-27 08:00', { for: '2026-11-27T08:00' })]),
    ['11-27T08:00 ordered Breakfast'],
  ],
  [
    'an order at the time of its arrival',
    sources([order('Pizza', null, { expected_timeleft: 1320 })]),
    ['11-26T15:10 arriving Pizza'],
  ],
  ['an overdue order now', sources([order('Pizza', null, { expected_timeleft: 0 })]), ['11-26T14:48 arriving Pizza']],
  ['an order without a time now', sources([], { draft: [order('Pizza', null)] }), ['11-26T14:48 arriving Pizza']],
  [
    'a booked time that has begun and is not over',
    sources([order('Massage', '2026-11-26 14:00', { minutes: 60 })]),
    ['11-26T14:00 booked Massage'],
  ],
  ['nothing that is over', sources([order('Massage', '2026-11-26 13:00', { minutes: 60 })]), []],
  ['nothing of the history', sources([], { histories: [order('Massage', '2026-11-26 16:00')] }), []],
  [
    'a held time',
    sources([], { held: [{ slot: '2026-11-27 11:00:00', endsAt: 1, title: 'Boat' }] }),
    ['11-27T11:00 held Boat'],
  ],
  [
    'what is announced for both days',
    sources([], { announcements: [{ id: 1, title: 'Music', days: [hours('20:30', '23:00')] }] }),
    ['11-26T20:30 announced Music', '11-27T20:30 announced Music'],
  ],
  [
    'nothing that is announced for another weekday, or without a time',
    sources([], {
      announcements: [
        { id: 1, title: 'Music', days: [hours('20:30', null, { start_date: '2026-12-01' })] },
        { id: 2, title: 'Sale', days: [] },
      ],
    }),
    [],
  ],
  ['nothing before the orders are read', { orders: null, held: [], announcements: [] }, []],
] as const)('My day has %s', (_title, given, expected) => {
  expect(shown(given as DaySources)).toEqual(expected);
});

it.each([
  ['Asia/Kolkata', '2026-11-26T18:40:00Z', ['11-27T11:00 booked Boat']],
  ['Europe/Madrid', '2026-11-26T23:10:00Z', ['11-27T11:00 booked Boat']],
  ['America/New_York', '2026-11-26T04:59:00Z', []],
  [null, '2026-11-26T12:00:00Z', ['11-27T11:00 booked Boat']],
])('takes the days from the hotel’s clock in %s', (timezone, now, expected) => {
  expect(shown(sources([order('Boat', '2026-11-27 11:00')]), at(now, timezone))).toEqual(expected);
});

it.each([
  ['2026-11-26T23:30', 60, '2026-11-27T00:30'],
  ['2026-12-31T22:00', 120, '2027-01-01T00:00'],
  ['2026-11-26T10:00', 0, '2026-11-26T10:00'],
])('%s and %i minutes are %s', (start, minutes, end) => {
  expect(endOf(start, minutes)).toBe(end);
});

const gaps = (given: DaySources, clock = NOW) =>
  dayPlans(dayEntries(given, clock), clock).map(({ items }) =>
    items.flatMap((item) => (item.kind === 'gap' ? [`${item.at.slice(11)}–${item.until.slice(11)}`] : [])),
  );

it.each([
  ['whole days, today from now on', sources([]), [['14:48–21:00'], ['09:00–21:00']]],
  [
    'between two bookings, after the length of the first',
    sources([order('Massage', '2026-11-26 15:00', { minutes: 60 }), order('Table', '2026-11-26 20:00')]),
    [['16:00–20:00'], ['09:00–21:00']],
  ],
  [
    'after an hour where the length is unknown',
    sources([order('Massage', '2026-11-27 10:00')]),
    [['14:48–21:00'], ['09:00–10:00', '11:00–21:00']],
  ],
  [
    'around nothing that comes to the guest or needs no booking',
    sources([order('Pizza', null, { expected_timeleft: 60 })], {
      announcements: [{ id: 1, title: 'Music', days: [hours('17:00')] }],
    }),
    [['14:48–21:00'], ['09:00–21:00']],
  ],
  [
    'not shorter than an hour',
    sources([order('A', '2026-11-26 15:30', { minutes: 240 }), order('B', '2026-11-26 20:00', { minutes: 60 })]),
    [[], ['09:00–21:00']],
  ],
  [
    'beside a held time',
    sources([], { held: [{ slot: '2026-11-26 19:00:00', endsAt: 1, title: 'Boat' }] }),
    [['14:48–19:00', '20:00–21:00'], ['09:00–21:00']],
  ],
  [
    'not twice where bookings overlap',
    sources([order('A', '2026-11-26 15:00', { minutes: 180 }), order('B', '2026-11-26 16:00', { minutes: 30 })]),
    [['18:00–21:00'], ['09:00–21:00']],
  ],
])('offers free time: %s', (_title, given, expected) => {
  expect(gaps(given)).toEqual(expected);
});

it('offers nothing for today once it is late', () => {
  expect(gaps(sources([]), at('2026-11-26T20:30:00Z'))).toEqual([[], ['09:00–21:00']]);
});

it('finds the first free time within a gap', () => {
  const gap = { kind: 'gap', key: '', at: '2026-11-26T16:00', until: '2026-11-26T20:00' } as const;
  const times = ['15:00:00', '9:30:00', 'noon', '16:00:00', '20:00:00'].map((start_time) => ({ start_time }));
  expect(timeInGap(times, gap)).toBe('16:00');
  expect(timeInGap(times.slice(0, 3), gap)).toBeNull();
  expect(timeInGap(times.slice(4), gap)).toBeNull();
});

it('names the next two things of the guest in the line of home', () => {
  const given = sources(
    [order('Table', '2026-11-26 20:00'), order('Massage', '2026-11-26 16:00'), order('Boat', '2026-11-27 11:00')],
    {
      announcements: [{ id: 1, title: 'Music', days: [hours('15:00')] }],
    },
  );
  expect(nextEntries(dayEntries(given, NOW)).map(written)).toEqual([
    '11-26T16:00 booked Massage',
    '11-26T20:00 booked Table',
  ]);
});
