import fc from 'fast-check';
import { orderBadge } from './order-badge';
import { queriedOrders } from './order-query';

const order = (uuid: string, notes = 0) => ({
  uuid,
  note_kit: notes === 0 ? null : { notes: Array.from({ length: notes }, () => ({})) },
});
type Groups = Parameters<typeof orderBadge>[0];
const groups = (parts: Partial<Groups> = {}): Groups => ({ draft: [], pending: [], histories: [], ...parts });

describe('orderBadge', () => {
  it.each<[string, Groups, Groups, number]>([
    ['counts 0 if nothing changed', groups({ draft: [order('a')] }), groups({ draft: [order('a')] }), 0],
    ['counts a first order', groups(), groups({ draft: [order('a')] }), 1],
    [
      'counts an order once if it moves from draft to pending',
      groups({ draft: [order('a')] }),
      groups({ pending: [order('a')] }),
      1,
    ],
    [
      'counts every order of a group whose size changed',
      groups({ pending: [order('a')] }),
      groups({ pending: [order('a'), order('b')] }),
      2,
    ],
    [
      'counts the orders of both groups if both changed',
      groups({ draft: [order('a'), order('b')] }),
      groups({ draft: [order('a')], pending: [order('b')] }),
      2,
    ],
    [
      'counts 1 if the last open order is finished',
      groups({ pending: [order('a')] }),
      groups({ histories: [order('a')] }),
      1,
    ],
    [
      'counts an order with a new note',
      groups({ pending: [order('a'), order('b')] }),
      groups({ pending: [order('a', 1), order('b')] }),
      1,
    ],
    [
      'counts an order whose note was deleted',
      groups({ draft: [order('a', 2)] }),
      groups({ draft: [order('a', 1)] }),
      1,
    ],
    [
      'counts 1 for a note to a finished order',
      groups({ histories: [order('a')] }),
      groups({ histories: [order('a', 1)] }),
      1,
    ],
    ['counts 0 if only the history grows', groups(), groups({ histories: [order('a')] }), 0],
    [
      'counts 1 if one order was added and another one left',
      groups({ draft: [order('a')] }),
      groups({ draft: [order('b', 1)] }),
      1,
    ],
  ])('the badge %s', (_title, seen, now, count) => {
    expect(orderBadge(seen, now)).toBe(count);
  });

  it('the badge counts at most the open orders or 1, and 0 for orders that the guest has just seen', () => {
    const some = fc.array(fc.nat(3), { maxLength: 4 });
    const anyGroups = fc.record({ draft: some, pending: some, histories: some }).map((counts) => {
      const of = (name: keyof typeof counts) => counts[name].map((notes, index) => order(`${name}-${index}`, notes));
      return groups({ draft: of('draft'), pending: of('pending'), histories: of('histories') });
    });
    fc.assert(
      fc.property(anyGroups, anyGroups, (seen, now) => {
        const count = orderBadge(seen, now);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(Math.max(1, now.draft.length + now.pending.length));
        expect(orderBadge(now, now)).toBe(0);
      }),
    );
  });
});

describe('queriedOrders', () => {
  const seen = groups({ draft: [order('b')], pending: [order('a'), order('c')], histories: [order('d')] });

  it('returns all seen orders if all of them are queried', () => {
    expect(queriedOrders(seen, ['a', 'b', 'c', 'd'])).toEqual(seen);
  });

  it('drops an order that is no longer queried, so that the badge does not count it as gone', () => {
    const now = groups({ draft: [order('b')], pending: [order('c')], histories: [order('d')] });
    expect(orderBadge(seen, now)).toBe(1);
    expect(orderBadge(queriedOrders(seen, ['b', 'c', 'd']), now)).toBe(0);
  });

  it('the badge counts a new order that pushed an old one out of the query', () => {
    const now = groups({ draft: [order('b'), order('e')], pending: [order('c')], histories: [order('d')] });
    expect(orderBadge(queriedOrders(seen, ['b', 'c', 'd', 'e']), now)).toBe(2);
  });
});
