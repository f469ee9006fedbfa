import { displayedOrders, knownOrders, movedOrders } from './merge-orders';

const order = (uuid: string, ostatus_id = 'draft') => ({ uuid, ostatus_id });
const groups = (parts: Partial<Record<'draft' | 'pending' | 'histories', ReturnType<typeof order>[]>> = {}) => ({
  draft: [],
  pending: [],
  histories: [],
  ...parts,
});
const shown = (parts?: Parameters<typeof groups>[0], receivedAt = 1) => ({ groups: groups(parts), receivedAt });

describe('knownOrders', () => {
  const answer = (uuids: readonly string[], receivedAt: number) =>
    shown({ pending: uuids.map((uuid) => order(uuid)) }, receivedAt);
  const nothing = { groups: null, receivedAt: 9 };

  it.each([
    ['nothing when nothing was answered before', ['a'], [], undefined],
    ['nothing when no answer had all three lists', ['a'], [nothing], undefined],
    ['nothing when an answer named only orders that are no longer asked for', ['a'], [answer(['b'], 1)], undefined],
    ['the newest answer', ['a'], [answer(['a'], 1), answer(['a'], 2), nothing], answer(['a'], 2)],
    ['the answer before an order was added', ['a', 'b', 'new'], [answer(['a', 'b'], 1)], answer(['a', 'b'], 1)],
    [
      'the answer that names most of them',
      ['a', 'b'],
      [answer(['a', 'b'], 1), answer(['b', 'c'], 2)],
      answer(['a', 'b'], 1),
    ],
    ['only the orders that are asked for', ['b'], [answer(['a', 'b'], 1)], answer(['b'], 1)],
  ])('returns %s', (_title, uuids, answers, expected) => {
    expect(knownOrders(uuids, answers)).toEqual(expected);
  });
});

it('displays no orders while nothing is known of them', () => {
  expect(displayedOrders({ groups: null, receivedAt: 9 })).toEqual(shown({}, 9));
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
