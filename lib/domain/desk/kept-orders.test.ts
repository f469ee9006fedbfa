import { withOrders } from './kept-orders';

const order = (number: number, ostatus_id: string, version = 0) => ({
  ...{ uuid: `uuid-${number}`, ostatus_id, version },
  moved_at: new Date(Date.UTC(2026, 5, 20, 12, 0, number)).toISOString(),
});
const of = (...orders: ReturnType<typeof order>[]) => withOrders(new Map(), orders);

describe('withOrders: desk/DE11', () => {
  it('keeps the newer one of two responses about the same order', () => {
    const known = of(order(1, 'approved', 2));
    expect(withOrders(known, [order(1, 'draft', 1)]).get('uuid-1')?.ostatus_id).toBe('approved');
    expect(withOrders(known, [order(1, 'accepted', 3)]).get('uuid-1')?.ostatus_id).toBe('accepted');
  });

  it('keeps every open order, and of those that have ended the newest', () => {
    const open = Array.from({ length: 300 }, (_, number) => order(number, 'draft'));
    const ended = Array.from({ length: 300 }, (_, number) => order(1000 + number, number % 2 ? 'done' : 'cancelled'));
    const kept = [...of(...open, ...ended).values()];
    expect(kept.filter(({ ostatus_id }) => ostatus_id === 'draft')).toHaveLength(300);
    const numbers = kept.filter(({ ostatus_id }) => ostatus_id !== 'draft').map(({ uuid }) => uuid);
    expect(numbers).toEqual(ended.slice(100).map(({ uuid }) => uuid));
  });

  it('does not grow while orders come and end', () => {
    let known: ReadonlyMap<string, ReturnType<typeof order>> = new Map();
    for (let number = 0; number < 1000; number += 1) known = withOrders(known, [order(number, 'done')]);
    expect(known.size).toBeLessThanOrEqual(250);
    expect(known.has('uuid-999')).toBe(true);
  });
});
