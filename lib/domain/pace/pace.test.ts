import { openFrom, paceContext, paceLine, takenAt } from '@/tests/builders/pace';
import { heldLines, localTime, movedTo, nextFreeTime, ordersAt } from './pace';

const ms = (iso: string) => Date.parse(iso);
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString().slice(0, 16));
const TWO_A_QUARTER = { max: { orders: 2, minutes: 15 } };

describe('ordersAt: pace/PA3', () => {
  it.each([
    ['counts orders of the interval', takenAt('kitchen', '2026-05-01T10:00:00Z', '2026-05-01T10:14:59Z'), 2],
    ['leaves out those before and after', takenAt('kitchen', '2026-05-01T09:59:59Z', '2026-05-01T10:15:00Z'), 0],
    ['leaves out those of another station', takenAt('bar', '2026-05-01T10:00:00Z'), 0],
    [
      'counts an order with two times once',
      takenAt('kitchen', '2026-05-01T10:00:00Z', '2026-05-01T10:10:00Z').map((each) => ({ ...each, order: 'one' })),
      1,
    ],
  ])('%s', (_title, taken, orders) => {
    const at = ms('2026-05-01T10:07:00Z');
    expect(ordersAt('kitchen', at, { minutes: 15, taken, timezone: 'Europe/Madrid' })).toBe(orders);
  });
});

describe('heldLines: pace/PA1, pace/PA5', () => {
  const full = takenAt('kitchen', '2026-05-01T10:01:00Z', '2026-05-01T10:02:00Z');

  it.each([
    ['takes what no station makes', [paceLine({ station: null })], { kitchen: TWO_A_QUARTER }, full, []],
    ['takes what a station without a limit makes', [paceLine()], { kitchen: {} }, full, []],
    ['takes the last order of an interval', [paceLine()], { kitchen: TWO_A_QUARTER }, full.slice(1), []],
    ['holds one more', [paceLine()], { kitchen: TWO_A_QUARTER }, full, [0]],
    [
      'holds only the lines of that station',
      [paceLine({ station: 'bar' }), paceLine()],
      { kitchen: TWO_A_QUARTER, bar: {} },
      full,
      [1],
    ],
    [
      'takes one for a later interval',
      [paceLine({ at: ms('2026-05-01T10:15:00Z') })],
      { kitchen: TWO_A_QUARTER },
      full,
      [],
    ],
    [
      'counts one whose time has come as one for now',
      [paceLine({ at: ms('2026-05-01T09:00:00Z') })],
      { kitchen: TWO_A_QUARTER },
      full,
      [0],
    ],
    [
      'holds what a closed station makes',
      [paceLine()],
      { kitchen: { closedUntil: ms('2026-05-01T10:30:00Z') } },
      [],
      [0],
    ],
    [
      'takes an order ahead for when it is open again',
      [paceLine({ at: ms('2026-05-01T10:30:00Z') })],
      { kitchen: { closedUntil: ms('2026-05-01T10:30:00Z') } },
      [],
      [],
    ],
    [
      'takes what a busy station makes',
      [paceLine()],
      { kitchen: { busyMinutes: 20, busyUntil: ms('2026-05-01T11:00:00Z') } },
      [],
      [],
    ],
  ])('%s', (_title, lines, paces, taken, held) => {
    expect(heldLines(lines, paceContext(paces, { taken }))).toEqual(held);
  });
});

describe('nextFreeTime: pace/PA4', () => {
  const quarters = (...starts: string[]) =>
    takenAt('kitchen', ...starts.flatMap((start) => [`2026-05-01T${start}:01Z`, `2026-05-01T${start}:02Z`]));
  const full = quarters('10:00', '10:15');

  it.each([
    ['is the next interval with a place', [paceLine()], { kitchen: TWO_A_QUARTER }, full, '2026-05-01T10:30'],
    [
      'is when a closed station takes orders again',
      [paceLine()],
      { kitchen: { closedUntil: ms('2026-05-01T10:40:00Z') } },
      [],
      '2026-05-01T10:40',
    ],
    [
      'is not in an interval that is full once it is open again',
      [paceLine()],
      { kitchen: { ...TWO_A_QUARTER, closedUntil: ms('2026-05-01T10:20:00Z') } },
      full,
      '2026-05-01T10:30',
    ],
    [
      'is free at every station of the order',
      [paceLine(), paceLine({ station: 'bar' })],
      { kitchen: TWO_A_QUARTER, bar: { closedUntil: ms('2026-05-01T11:05:00Z') } },
      full,
      '2026-05-01T11:05',
    ],
    [
      'waits for the product’s opening',
      [paceLine({ days: openFrom('13:30', '15:00') })],
      { kitchen: TWO_A_QUARTER },
      full,
      '2026-05-01T11:30',
    ],
    [
      'waits until tomorrow where the product is closed by then, as far as that is searched',
      [paceLine({ days: openFrom('10:00', '12:20') })],
      { kitchen: TWO_A_QUARTER },
      full,
      null,
    ],
    [
      'is none for what the guest wants at a time',
      [paceLine({ hasOwnTime: true, at: ms('2026-05-01T10:16:00Z') })],
      { kitchen: TWO_A_QUARTER },
      full,
      null,
    ],
    [
      'is none while a time of the guest’s own is full',
      [paceLine(), paceLine({ hasOwnTime: true, at: ms('2026-05-01T10:16:00Z') })],
      { kitchen: TWO_A_QUARTER },
      full,
      null,
    ],
    ['is none within twelve hours', [paceLine()], { kitchen: { closedUntil: ms('2026-05-01T22:01:00Z') } }, [], null],
    [
      'comes after the opening for which it was ordered ahead',
      [paceLine({ at: ms('2026-05-02T04:30:00Z') })],
      { kitchen: TWO_A_QUARTER },
      takenAt('kitchen', '2026-05-02T04:30:00Z', '2026-05-02T04:30:00Z'),
      '2026-05-02T04:45',
    ],
  ])('%s', (_title, lines, paces, taken, expected) => {
    expect(iso(nextFreeTime(lines, paceContext(paces, { taken })))).toBe(expected);
  });

  it('goes over midnight', () => {
    const now = ms('2026-05-01T21:50:00Z');
    const taken = takenAt('kitchen', '2026-05-01T21:46:00Z', '2026-05-01T21:47:00Z', '2026-05-01T22:01:00Z');
    expect(iso(nextFreeTime([paceLine()], paceContext({ kitchen: TWO_A_QUARTER }, { now, taken })))).toBe(
      '2026-05-01T22:00',
    );
  });

  it('goes over a night that is an hour shorter', () => {
    const now = ms('2026-03-29T00:50:00Z');
    const taken = takenAt('kitchen', '2026-03-29T00:46:00Z', '2026-03-29T00:47:00Z');
    const next = nextFreeTime([paceLine()], paceContext({ kitchen: TWO_A_QUARTER }, { now, taken }));
    expect(next === null ? null : localTime(next, 'Europe/Madrid')).toBe('2026-03-29T03:00');
  });

  it('leaves out an hour that the clocks show again, which nobody could name', () => {
    const now = ms('2026-10-25T00:50:00Z');
    const taken = takenAt('kitchen', '2026-10-25T00:46:00Z', '2026-10-25T00:47:00Z');
    const next = nextFreeTime([paceLine()], paceContext({ kitchen: TWO_A_QUARTER }, { now, taken }));
    expect(iso(next)).toBe('2026-10-25T02:00');
    expect(next === null ? null : localTime(next, 'Europe/Madrid')).toBe('2026-10-25T03:00');
  });

  it('is none in a hotel whose clock is not known', () => {
    const context = paceContext({ kitchen: { closedUntil: ms('2026-05-01T10:40:00Z') } }, { timezone: null });
    expect(nextFreeTime([paceLine()], context)).toBeNull();
  });
});

it('moves what is for now or earlier, and leaves what is later or at a time of the guest’s own: pace/PA4', () => {
  const [now, time] = [ms('2026-05-01T10:00:00Z'), ms('2026-05-01T11:00:00Z')];
  const own = paceLine({ hasOwnTime: true, at: ms('2026-05-01T10:30:00Z') });
  const later = paceLine({ at: ms('2026-05-01T12:00:00Z') });
  const lines = [paceLine(), paceLine({ at: ms('2026-05-01T10:30:00Z') }), own, later];
  expect(movedTo(lines, time, now).map(({ at }) => at)).toEqual([time, time, own.at, later.at]);
});
