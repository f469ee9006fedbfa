import { handedOver, unconfirmed } from './handover';

/** 23:30 in Madrid on the 18th. */
const NOW = Date.parse('2026-06-18T21:30:00Z');
const at = (timezone: string) => ({ timezone, now: NOW });

const due = (...locals: string[]) => ({ due_times: locals.map((local) => ({ local, is_whole_day: false })) });
const order = (num: string, parts: object = {}) => ({
  num,
  ostatus_id: 'accepted',
  created_at: `2026-06-18T1${num}:00:00Z`,
  expected_at: null as string | null,
  waits_from: null as string | null,
  due_times: [] as { local: string; is_whole_day: boolean }[],
  ...parts,
});
const read = (orders: Parameters<typeof handedOver>[0], timezone = 'Europe/Madrid') => {
  const { open, later } = handedOver(orders, at(timezone));
  return { open: open.map(({ num }) => num), later: later.map(({ order: { num }, moment }) => [num, moment]) };
};

describe('desk/DE65: what a shift leaves of its orders', () => {
  it('is what is open, the oldest first', () => {
    const ended = ['done', 'cancelled', 'expired'].map((ostatus_id) => order('3', { ostatus_id }));
    expect(read([order('2'), order('1', { ostatus_id: 'draft' }), ...ended])).toEqual({ open: ['1', '2'], later: [] });
  });

  it.each([
    ['a slot', due('2026-06-19T11:00'), '2026-06-19T11:00'],
    ['the first of several times', due('2026-06-20T09:00', '2026-06-19T07:30'), '2026-06-19T07:30'],
    ['an order ahead', { waits_from: '2026-06-19T05:00:00Z' }, '2026-06-19T07:00'],
    ['an expected time after midnight', { expected_at: '2026-06-18T22:05:00Z' }, '2026-06-19T00:05'],
  ])('sets apart what is promised for another day by %s', (_what, parts, moment) => {
    expect(read([order('1', parts)])).toEqual({ open: [], later: [['1', moment]] });
  });

  it.each([
    ['a slot of today', due('2026-06-18T23:45')],
    ['one of today beside one of tomorrow', due('2026-06-18T23:45', '2026-06-19T11:00')],
    ['a day that has passed', due('2026-06-17T11:00')],
  ])('counts %s as open', (_what, parts) => {
    expect(read([order('1', parts)])).toEqual({ open: ['1'], later: [] });
  });

  it('names only the day of what has no time', () => {
    const { later } = handedOver(
      [order('1', { due_times: [{ local: '2026-06-19T08:00', is_whole_day: true }] })],
      at('Europe/Madrid'),
    );
    expect(later).toMatchObject([{ moment: '2026-06-19T08:00', isWholeDay: true }]);
  });

  it('goes by the hotel’s day, what comes first standing first', () => {
    const orders = [
      order('2', { expected_at: '2026-06-19T08:00:00Z' }),
      order('1', { expected_at: '2026-06-18T23:30:00Z' }),
    ];
    expect(read(orders).later.map(([num]) => num)).toEqual(['1', '2']);
    // There it is half past three on the 19th.
    expect(read(orders, 'Asia/Kolkata')).toEqual({ open: ['1', '2'], later: [] });
  });
});

it('desk/DE66: counts the notes that nobody has confirmed', () => {
  expect(unconfirmed([{ confirmed_at: null }, { confirmed_at: '2026-06-18T21:30:00Z' }, { confirmed_at: null }])).toBe(
    2,
  );
});
