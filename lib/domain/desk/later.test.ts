import {
  isForLater,
  laterDays,
  laterEntries,
  laterPerHour,
  laterState,
  minutesLeft,
  nextHours,
  ringingEntries,
  withoutLater,
} from './later';

/** Saturday 20 June 2026, 20:14 in Madrid. */
const NOW = Date.parse('2026-06-20T18:14:00Z');
const DAYS = { today: '2026-06-20', tomorrow: '2026-06-21' };

/** A line that is due at a time of the hotel's clock, two hours ahead of UTC; `day`: at any time of that day. */
const due = (line: number, local: string, day = false) => ({
  line,
  at: new Date(Date.parse(`${local}:00Z`) - 2 * 3_600_000).toISOString(),
  local,
  is_whole_day: day,
});
const order = (num: string, status: string, ...due_times: ReturnType<typeof due>[]) => ({
  ...{ uuid: `uuid-${num}`, num, number_room: '101', ostatus_id: status, due_times },
});
const locals = (entries: readonly { order: { num: string }; local: string }[]) =>
  entries.map((entry) => `${entry.order.num} ${entry.local}`);

describe('laterEntries: desk/DE32', () => {
  it('lists each time of the open orders, the earliest first, also after they were accepted', () => {
    const wakeUp = order('1', 'approved', due(0, '2026-06-21T05:30'));
    const massages = order('2', 'draft', due(0, '2026-06-21T11:00'), due(0, '2026-06-20T21:00'));
    const transfer = order('3', 'accepted', due(1, '2026-06-21T04:00'));
    expect(locals(laterEntries([wakeUp, massages, transfer], NOW))).toEqual([
      '2 2026-06-20T21:00',
      '3 2026-06-21T04:00',
      '1 2026-06-21T05:30',
      '2 2026-06-21T11:00',
    ]);
  });

  it('leaves out orders that are done, cancelled or expired, and those for now', () => {
    const ended = ['done', 'cancelled', 'expired'].map((status) => order(status, status, due(0, '2026-06-21T05:30')));
    expect(laterEntries([...ended, order('1', 'draft')], NOW)).toEqual([]);
  });

  it('keeps a time that is over while the order is open and names no later one', () => {
    const past = order('1', 'approved', due(0, '2026-06-20T19:30'));
    const both = order('2', 'approved', due(0, '2026-06-20T19:30'), due(0, '2026-06-21T11:00'));
    expect(locals(laterEntries([past, both], NOW))).toEqual(['1 2026-06-20T19:30', '2 2026-06-21T11:00']);
  });
});

describe('laterState: desk/DE33', () => {
  it.each([
    ['planned the evening before', due(0, '2026-06-21T05:30'), 15, 'planned'],
    ['planned one minute before it rings', due(0, '2026-06-20T20:30'), 15, 'planned'],
    ['soon from the chosen minutes on', due(0, '2026-06-20T20:29'), 15, 'soon'],
    ['soon half an hour before, where that is chosen', due(0, '2026-06-20T20:44'), 30, 'soon'],
    ['over at its time', due(0, '2026-06-20T20:14'), 15, 'over'],
    ['soon through the whole day that has no time', due(0, '2026-06-20T08:00', true), 15, 'soon'],
    ['over when that day is', due(0, '2026-06-19T08:00', true), 15, 'over'],
  ] as const)('is %s', (_, time, minutes, state) => {
    const [entry] = laterEntries([order('1', 'draft', time)], NOW);
    expect(entry && laterState(entry, { now: NOW, minutes })).toBe(state);
    expect(ringingEntries(entry ? [entry] : [], { now: NOW, minutes })).toHaveLength(state === 'planned' ? 0 : 1);
  });

  it('counts the minutes that are left, none after the time', () => {
    expect(minutesLeft(due(0, '2026-06-20T20:25'), NOW)).toBe(11);
    expect(minutesLeft(due(0, '2026-06-20T19:25'), NOW)).toBe(0);
  });
});

describe('laterDays: desk/DE32', () => {
  const entries = laterEntries(
    [
      order('1', 'approved', due(0, '2026-06-19T22:00')),
      order('2', 'draft', due(0, '2026-06-20T20:25')),
      order('3', 'draft', due(0, '2026-06-20T20:45')),
      order('4', 'draft', due(0, '2026-06-23T08:00', true)),
      order('5', 'draft', due(0, '2026-06-23T07:30')),
    ],
    NOW,
  );

  it('has today and tomorrow, and each later day with entries; what is over stands under today', () => {
    expect(laterDays(entries, DAYS).map(({ date, count }) => [date, count])).toEqual([
      ['2026-06-20', 3],
      ['2026-06-21', 0],
      ['2026-06-23', 2],
    ]);
  });

  it('groups a day by hour, what is for the whole day first', () => {
    const hours = laterDays(entries, DAYS).map((day) => day.hours.map(({ hour, entries: all }) => [hour, all.length]));
    expect(hours).toEqual([
      [
        ['20:00', 2],
        ['22:00', 1],
      ],
      [],
      [
        [null, 1],
        ['07:00', 1],
      ],
    ]);
  });

  it('counts what is planned in each of the next hours, over midnight', () => {
    const hours = nextHours({ date: '2026-06-20', minutes: 22 * 60 + 14 }, 4);
    expect(hours).toEqual(['2026-06-20T22', '2026-06-20T23', '2026-06-21T00', '2026-06-21T01']);
    const night = [
      { local: '2026-06-21T00:30', isWholeDay: false },
      { local: '2026-06-21T00:00', isWholeDay: true },
    ];
    expect(laterPerHour(night, hours).map(({ count }) => count)).toEqual([0, 0, 1, 0]);
  });
});

describe('isForLater: desk/DE91', () => {
  const lines = (count: number) => Array.from({ length: count }, () => ({}));
  const at = { now: NOW, minutes: 15 };
  const tonight = due(0, '2026-06-20T22:00');
  it.each([
    ['each line has a time that does not ring yet', 2, [tonight, due(1, '2026-06-21T11:00')]],
    ['of several times of a line the first is to come', 1, [tonight, due(0, '2026-06-21T11:00')]],
    ['the first of its days is over and the next one is to come', 1, [due(0, '2026-06-19T11:00'), tonight]],
    ['it is for a whole day to come', 1, [due(0, '2026-06-21T08:00', true)]],
  ] as const)('is so when %s', (_, count, times) => {
    expect(isForLater({ ...order('1', 'approved', ...times), products: lines(count) }, at)).toBe(true);
  });

  it.each([
    ['a line is for now', 2, [tonight]],
    ['one of its times rings', 2, [tonight, due(1, '2026-06-20T20:29')]],
    ['its time is over', 1, [due(0, '2026-06-20T19:30')]],
    ['it names no time', 1, []],
    ['it has no line', 0, [tonight]],
  ] as const)('is not so when %s', (_, count, times) => {
    expect(isForLater({ ...order('1', 'approved', ...times), products: lines(count) }, at)).toBe(false);
  });

  it('leaves new ones and those on their way on the board', () => {
    const orders = ['draft', 'approved', 'accepted'].map((status) => ({
      ...order(status, status, tonight),
      products: lines(1),
    }));
    expect(withoutLater(orders, at).map(({ num }) => num)).toEqual(['draft', 'accepted']);
  });
});
