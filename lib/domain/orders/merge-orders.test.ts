import { mergeOrders, movedOrders } from './merge-orders';

const order = (uuid: string, ostatus_id = 'draft') => ({ uuid, ostatus_id });
const groups = (parts: Partial<Record<'draft' | 'pending' | 'histories', ReturnType<typeof order>[]>> = {}) => ({
  draft: [],
  pending: [],
  histories: [],
  ...parts,
});
const shown = (parts?: Parameters<typeof groups>[0], receivedAt = 1) => ({ groups: groups(parts), receivedAt });

describe('the orders on the screen', () => {
  const before = shown({ draft: [order('a')] });

  it('are those of the last answer, with the moment it came', () => {
    const value = groups({ pending: [order('a', 'approved')] });
    expect(mergeOrders(before, { groups: value, receivedAt: 9 })).toEqual({ groups: value, receivedAt: 9 });
  });

  it('stay when an answer has fewer than three lists', () => {
    expect(mergeOrders(before, { groups: null, receivedAt: 9 })).toBe(before);
  });

  it('are none when the first answer has fewer than three lists', () => {
    expect(mergeOrders(undefined, { groups: null, receivedAt: 9 })).toEqual(shown({}, 9));
  });
});

describe('an order that moved', () => {
  it('was there before and has another status now', () => {
    const before = shown({ draft: [order('a'), order('b')] });
    const after = shown({ draft: [order('b')], pending: [order('a', 'approved')], histories: [order('new', 'done')] });
    expect(movedOrders(before, after)).toEqual([{ order: order('a', 'approved'), group: 'pending' }]);
  });

  it.each(['', 'in_the_oven'])('is one without a word of its own, %j, that stands in another group', (status) => {
    const before = shown({ draft: [order('a', status)], pending: [order('b', status)] });
    const after = shown({ pending: [order('a', status), order('b', status)] });
    expect(movedOrders(before, after)).toEqual([{ order: order('a', status), group: 'pending' }]);
  });

  it('reports no status change when orders are seen for the first time', () => {
    expect(movedOrders(undefined, shown({ draft: [order('a')] }))).toEqual([]);
  });
});
