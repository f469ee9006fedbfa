import { toMinor } from '@/lib/domain/money/money';
import { countedLine, countedOrder, movedAt } from '@/tests/builders/figures/counted-order';
import { dayFigures } from './day-figures';
import type { CountedOrder } from './order-facts';
import { lateOf, meanOf, percentage } from './promise-figures';

const MINUTE = 60_000;
const figures = (...orders: readonly CountedOrder[]) => dayFigures(orders, 5);

/** Delivered so many minutes after noon, with a promise of 30. */
const deliveredAfter = (minutes: number, parts: Partial<CountedOrder> = {}) =>
  countedOrder({
    status: 'done',
    promised_at: '2026-06-20T12:30:00.000Z',
    moves: [
      movedAt('12:02', 'approved'),
      {
        ...movedAt('12:00', 'done', 'Pau'),
        moved_at: new Date(Date.parse('2026-06-20T12:00:00Z') + minutes * MINUTE).toISOString(),
      },
    ],
    ...parts,
  });

describe('dayFigures', () => {
  it('has zeros for a day without orders', () => {
    expect(figures()).toEqual({
      orders: 0,
      revenue: 0,
      charges: 0,
      added_taxes: 0,
      tips: 0,
      accepted: { count: 0, ms: 0, in_time: 0 },
      delivered: { count: 0, ms: 0 },
      promise: { taken: { count: 0, ms: 0 }, promised: { count: 0, ms: 0 }, places: [0, 0, 0, 0, 0] },
      stopped: { count: 0, sum: 0, by: { staff: 0, guest: 0, time: 0 }, reasons: [] },
      products: [],
      sections: [],
      staff: [],
      ratings: { count: 0, stars: 0, each: [0, 0, 0, 0, 0] },
    });
  });

  it('counts what was not stopped, and its revenue with service charges', () => {
    const counted = figures(
      countedOrder({ final_sum: toMinor(5.5), delivery_price: toMinor(1) }),
      deliveredAfter(20),
      countedOrder({ status: 'cancelled' }),
      countedOrder({ status: 'expired' }),
    );
    expect(counted).toMatchObject({ orders: 2, revenue: toMinor(10), charges: toMinor(1) });
    expect(counted.stopped).toMatchObject({ count: 2, sum: toMinor(9) });
  });

  it('counts added taxes as revenue, and tips beside it, also of what was stopped', () => {
    const sums = { final_sum: toMinor(7), added_tax: toMinor(0.5), tip: toMinor(2) };
    const counted = figures(countedOrder(sums), countedOrder(), countedOrder({ ...sums, status: 'cancelled' }));
    expect(counted).toMatchObject({ revenue: toMinor(9.5), added_taxes: toMinor(0.5), tips: toMinor(2) });
    expect(counted.stopped).toMatchObject({ sum: toMinor(5) });
  });

  it('adds amounts of three decimals exactly', () => {
    const orders = Array.from({ length: 1000 }, () => countedOrder({ final_sum: toMinor(0.001) }));
    expect(figures(...orders).revenue).toBe(toMinor(1));
  });

  it.each([
    ['of the first move', [movedAt('12:03', 'approved'), movedAt('12:09', 'accepted')], null, 3, 1],
    [
      'of the last one that nobody undid',
      [movedAt('12:03', 'approved'), movedAt('12:04', 'draft'), movedAt('12:08', 'approved')],
      null,
      8,
      0,
    ],
    ['at the limit, which is in time', [movedAt('12:05', 'approved')], null, 5, 1],
    ['since the order waits', [movedAt('12:08', 'approved')], '2026-06-20T12:06:00.000Z', 2, 1],
    [
      'of nothing when it was taken up before it waits',
      [movedAt('12:08', 'approved')],
      '2026-06-20T13:00:00.000Z',
      0,
      1,
    ],
    ['of an order that was finished at once', [movedAt('12:07', 'done')], null, 7, 0],
  ] as const)('measures the time to accept %s', (_, moves, waits_from, minutes, inTime) => {
    const { accepted } = figures(countedOrder({ status: 'accepted', moves, waits_from }));
    expect(accepted).toEqual({ count: 1, ms: minutes * MINUTE, in_time: inTime });
  });

  it('leaves out the time to accept of an order whose moves nobody kept', () => {
    expect(figures(countedOrder({ status: 'approved' })).accepted.count).toBe(0);
  });

  it.each([
    [14, [1, 0, 0, 0, 0]],
    [15, [0, 1, 0, 0, 0]],
    [24, [0, 1, 0, 0, 0]],
    [25, [0, 0, 1, 0, 0]],
    [35, [0, 0, 1, 0, 0]],
    [36, [0, 0, 0, 1, 0]],
    [45, [0, 0, 0, 1, 0]],
    [46, [0, 0, 0, 0, 1]],
  ])('places a delivery after %d minutes of the promised 30', (minutes, places) => {
    const { promise, delivered } = figures(deliveredAfter(minutes));
    expect(promise.places).toEqual(places);
    expect(promise).toMatchObject({
      taken: { count: 1, ms: minutes * MINUTE },
      promised: { count: 1, ms: 30 * MINUTE },
    });
    expect(delivered).toEqual({ count: 1, ms: minutes * MINUTE });
    expect(lateOf(promise)).toBe(minutes > 35 ? 1 : 0);
  });

  it('measures a delivery without a promise, and none that has a time of its own or was reopened', () => {
    expect(figures(deliveredAfter(20, { promised_at: null }))).toMatchObject({
      delivered: { count: 1, ms: 20 * MINUTE },
      promise: { taken: { count: 0 } },
    });
    expect(figures(deliveredAfter(1200, { lines: [countedLine(), countedLine({ isTimed: true })] }))).toMatchObject({
      delivered: { count: 0 },
      promise: { taken: { count: 0 }, places: [0, 0, 0, 0, 0] },
      staff: [
        { name: 'Marta', accepted: 1 },
        { name: 'Pau', delivered: 1 },
      ],
    });
    expect(figures(deliveredAfter(20, { status: 'accepted' })).delivered.count).toBe(0);
  });

  it('takes the last status change for a delivery whose moves nobody kept', () => {
    const order = countedOrder({ status: 'done', status_at: '2026-06-20T12:40:00.000Z', moved_by: 'Joan' });
    expect(figures(order)).toMatchObject({
      delivered: { count: 1, ms: 40 * MINUTE },
      staff: [{ name: 'Joan', accepted: 0, delivered: 1 }],
    });
  });

  it.each([
    ['cancelled', 'Marta', 'order_cancel__other', 'staff'],
    ['cancelled', null, 'order_cancel__sold_out', 'staff'],
    ['cancelled', null, 'order_cancel__mistake', 'guest'],
    // Nothing tells whose it was.
    ['cancelled', null, 'order_cancel__other', 'staff'],
    ['expired', null, null, 'time'],
    ['expired', 'Marta', null, 'staff'],
  ] as const)(
    'counts an order without moves that is %s by %s for %s as stopped by %s',
    (status, moved_by, reason, who) => {
      const { by } = figures(countedOrder({ status, moved_by, cancel_reason_id: reason })).stopped;
      expect(by).toEqual({ staff: 0, guest: 0, time: 0, [who]: 1 });
    },
  );

  it.each([
    [1, null, 'order_cancel__other', 'guest'],
    [0, null, 'order_cancel__mistake', 'staff'],
    [0, 'Marta', 'order_cancel__other', 'staff'],
  ] as const)(
    'counts a cancellation whose move says %d for a guest’s, by %s for %s, as of %s',
    (by_guest, name, reason, who) => {
      const moves = [{ ...movedAt('12:03', 'cancelled', name), by_guest }];
      const order = countedOrder({ status: 'cancelled', moved_by: name, cancel_reason_id: reason, moves });
      expect(figures(order).stopped.by).toEqual({ staff: 0, guest: 0, time: 0, [who]: 1 });
    },
  );

  it('lists reasons with their sums, the most frequent first', () => {
    const cancelled = (cancel_reason_id: string, final_sum: number) =>
      countedOrder({ status: 'cancelled', cancel_reason_id, final_sum: toMinor(final_sum) });
    const { reasons } = figures(
      cancelled('order_cancel__closed', 1),
      cancelled('order_cancel__sold_out', 2),
      cancelled('order_cancel__sold_out', 3.5),
      countedOrder({ status: 'expired' }),
    ).stopped;
    expect(reasons).toEqual([
      { reason: 'order_cancel__sold_out', count: 2, sum: toMinor(5.5) },
      { reason: null, count: 1, sum: toMinor(4.5) },
      { reason: 'order_cancel__closed', count: 1, sum: toMinor(1) },
    ]);
  });

  it('lists products by portions, and tells those without an id apart by their titles', () => {
    const lines = [
      countedLine({ quantity: 2, total: toMinor(9) }),
      countedLine({ product: null, title: { en: 'Tea' }, quantity: 4, total: toMinor(8) }),
      countedLine({ product: null, title: { en: 'Tart' }, quantity: 4, total: toMinor(16) }),
      countedLine({ product: null, title: { en: 'Tea' }, quantity: 1, total: toMinor(2) }),
    ];
    const counted = figures(countedOrder({ lines }), countedOrder(), countedOrder({ status: 'cancelled' }));
    expect(counted.products).toEqual([
      { product: null, title: { en: 'Tea' }, portions: 5, revenue: toMinor(10) },
      { product: null, title: { en: 'Tart' }, portions: 4, revenue: toMinor(16) },
      { product: 100, title: 'Soup', portions: 3, revenue: toMinor(13.5) },
    ]);
  });

  it('counts an order over two sections in both, each with its own lines', () => {
    const lines = [
      countedLine(),
      countedLine({ section: 20, total: toMinor(7) }),
      countedLine({ section: 20, total: toMinor(1) }),
    ];
    const { sections } = figures(deliveredAfter(50, { lines, final_sum: toMinor(12.5) }), countedOrder());
    expect(sections).toEqual([
      {
        section: 10,
        orders: 2,
        revenue: toMinor(9),
        accepted: { count: 1, ms: 2 * MINUTE },
        delivered: { count: 1, ms: 50 * MINUTE },
        late: 1,
      },
      {
        section: 20,
        orders: 1,
        revenue: toMinor(8),
        accepted: { count: 1, ms: 2 * MINUTE },
        delivered: { count: 1, ms: 50 * MINUTE },
        late: 1,
      },
    ]);
  });

  it('names who took orders up and who delivered them, and the hotel’s own system without a name', () => {
    const { staff } = figures(
      deliveredAfter(20),
      countedOrder({ status: 'approved', moves: [movedAt('12:04', 'approved')] }),
      countedOrder({ status: 'approved', moves: [movedAt('12:01', 'approved', null)] }),
    );
    expect(staff).toEqual([
      { name: 'Marta', accepted: 2, accepting: { count: 2, ms: 6 * MINUTE }, delivered: 0 },
      { name: null, accepted: 1, accepting: { count: 1, ms: MINUTE }, delivered: 0 },
      { name: 'Pau', accepted: 0, accepting: { count: 0, ms: 0 }, delivered: 1 },
    ]);
  });

  it('adds up the ratings of the orders', () => {
    const { ratings } = figures(deliveredAfter(20, { stars: 5 }), deliveredAfter(20, { stars: 2 }), countedOrder());
    expect(ratings).toEqual({ count: 2, stars: 7, each: [0, 1, 0, 0, 1] });
  });
});

it.each([
  [{ count: 0, ms: 0 }, null],
  [{ count: 3, ms: 100 }, 100 / 3],
])('finds the mean of %p', (duration, mean) => {
  expect(meanOf(duration)).toBe(mean);
});

it.each([
  [0, 0, null],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
])('finds how many percent %d of %d are', (part, whole, percent) => {
  expect(percentage(part, whole)).toBe(percent);
});
