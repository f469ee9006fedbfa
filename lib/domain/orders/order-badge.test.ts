import fc from 'fast-check';
import { orderBadge, seenOf } from './order-badge';

const order = (uuid: string, notes = 0) => ({
  uuid,
  note_kit: notes === 0 ? null : { notes: Array.from({ length: notes }, () => ({})) },
});
type Groups = Parameters<typeof orderBadge>[0];
const groups = (parts: Partial<Groups> = {}): Groups => ({ draft: [], pending: [], histories: [], ...parts });

describe('the badge of My orders', () => {
  it.each<[string, Groups, Groups, number]>([
    ['shows nothing while nothing happens', groups({ draft: [order('a')] }), groups({ draft: [order('a')] }), 0],
    ['counts a first order', groups(), groups({ draft: [order('a')] }), 1],
    [
      'counts an order that moves on to pending once',
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
      'counts both groups',
      groups({ draft: [order('a'), order('b')] }),
      groups({ draft: [order('a')], pending: [order('b')] }),
      2,
    ],
    [
      'is at least 1 when the last open order is done',
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
      'counts an order whose note was taken back',
      groups({ draft: [order('a', 2)] }),
      groups({ draft: [order('a', 1)] }),
      1,
    ],
    [
      'is 1 for a note to an order that is over',
      groups({ histories: [order('a')] }),
      groups({ histories: [order('a', 1)] }),
      1,
    ],
    ['does not mind that history grows by itself', groups(), groups({ histories: [order('a')] }), 0],
    [
      'counts one order for one that came and one that went',
      groups({ draft: [order('a')] }),
      groups({ draft: [order('b', 1)] }),
      1,
    ],
  ])('%s', (_title, seen, now, count) => {
    expect(orderBadge(seen, now)).toBe(count);
  });

  it('is never more than the orders that are open, or 1, and nothing for what the guest has just seen', () => {
    const some = fc.array(fc.nat(3), { maxLength: 4 });
    const anyGroups = fc.record({ draft: some, pending: some, histories: some }).map((counts) => {
      const of = (name: keyof typeof counts) => counts[name].map((notes, place) => order(`${name}-${place}`, notes));
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

describe('what was seen of the orders that are asked for', () => {
  const seen = groups({ draft: [order('b')], pending: [order('a'), order('c')], histories: [order('d')] });

  it('is all of it while all of them are asked for', () => {
    expect(seenOf(seen, ['a', 'b', 'c', 'd'])).toEqual(seen);
  });

  it('leaves out an order that newer ones have pushed out, so that it does not count as gone', () => {
    const now = groups({ draft: [order('b')], pending: [order('c')], histories: [order('d')] });
    expect(orderBadge(seen, now)).toBe(1);
    expect(orderBadge(seenOf(seen, ['b', 'c', 'd']), now)).toBe(0);
  });

  it('leaves a new order to be counted', () => {
    const now = groups({ draft: [order('b'), order('e')], pending: [order('c')], histories: [order('d')] });
    expect(orderBadge(seenOf(seen, ['b', 'c', 'd', 'e']), now)).toBe(2);
  });
});
