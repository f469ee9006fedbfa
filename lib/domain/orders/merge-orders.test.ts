import { mergeOrders, movedOrders } from './merge-orders';

const order = (uuid: string, ostatus_id = 'draft') => ({ uuid, ostatus_id });
const groups = (parts: Partial<Record<'draft' | 'pending' | 'histories', ReturnType<typeof order>[]>> = {}) => ({
  draft: [],
  pending: [],
  histories: [],
  ...parts,
});
const shown = (parts?: Parameters<typeof groups>[0], receivedAt = 1) => ({ groups: groups(parts), receivedAt });

describe('mergeOrders', () => {
  const before = shown({ draft: [order('a')] });

  it('replaces the displayed orders and their time with those of the response', () => {
    const value = groups({ pending: [order('a', 'approved')] });
    expect(mergeOrders(before, { groups: value, receivedAt: 9 })).toEqual({ groups: value, receivedAt: 9 });
  });

  it('keeps the displayed orders if a response has fewer than three lists', () => {
    expect(mergeOrders(before, { groups: null, receivedAt: 9 })).toBe(before);
  });

  it('displays no orders if the first response has fewer than three lists', () => {
    expect(mergeOrders(undefined, { groups: null, receivedAt: 9 })).toEqual(shown({}, 9));
  });
});

describe('movedOrders', () => {
  it('returns an order that was displayed before and has another status now', () => {
    const before = shown({ draft: [order('a'), order('b')] });
    const after = shown({ draft: [order('b')], pending: [order('a', 'approved')], histories: [order('new', 'done')] });
    expect(movedOrders(before, after)).toEqual([{ order: order('a', 'approved'), group: 'pending' }]);
  });

  it.each(['', 'in_the_oven'])('returns an order with the unknown status %j that is in another group now', (status) => {
    const before = shown({ draft: [order('a', status)], pending: [order('b', status)] });
    const after = shown({ pending: [order('a', status), order('b', status)] });
    expect(movedOrders(before, after)).toEqual([{ order: order('a', status), group: 'pending' }]);
  });

  it('returns nothing when orders are displayed for the first time', () => {
    expect(movedOrders(undefined, shown({ draft: [order('a')] }))).toEqual([]);
  });
});
