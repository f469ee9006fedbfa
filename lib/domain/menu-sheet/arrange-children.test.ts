import fc from 'fast-check';
import { arrangeChildren } from './arrange-children';

const LIST = [1, 2, 3, 4, 5];
const at = (id: number, position: number | null, from: number | null = null) => ({ id, position, from });

it.each([
  ['up', [at(4, 2, 4)], [1, 4, 2, 3, 5]],
  ['down', [at(2, 4, 2)], [1, 3, 4, 2, 5]],
  ['to the top', [at(5, 1, 5)], [5, 1, 2, 3, 4]],
  ['to the end', [at(1, 5, 1)], [2, 3, 4, 5, 1]],
  ['beyond the end', [at(1, 99, 1)], [2, 3, 4, 5, 1]],
  ['two that change places', [at(1, 2, 1), at(2, 1, 2)], [2, 1, 3, 4, 5]],
  ['a new one', [at(9, 3)], [1, 2, 9, 3, 4, 5]],
  ['new ones without a place', [at(8, null), at(9, null)], [1, 2, 3, 4, 5, 8, 9]],
  ['two new ones at one place, in the order of the rows', [at(8, 1), at(9, 1)], [8, 9, 1, 2, 3, 4, 5]],
])('moves %s', (_what, placed, order) => {
  expect(arrangeChildren(LIST, placed)).toEqual(order);
});

it('gives every child the place that its row says, where all rows say one', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(LIST, { minLength: 5 }), (wanted) => {
      const placed = wanted
        .map((id, index) => at(id, index + 1, LIST.indexOf(id) + 1))
        .filter(({ position, from }) => position !== from)
        .sort((one, other) => one.id - other.id);
      expect(arrangeChildren(LIST, placed)).toEqual(wanted);
    }),
    { seed: 39, numRuns: 300 },
  );
});

it('loses and doubles nobody, whatever the rows say', () => {
  const move = fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    position: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(move, { selector: ({ id }) => id }), (moves) => {
      const placed = moves.map(({ id, position }) => at(id, position, id <= 5 ? id : null));
      const order = arrangeChildren(LIST, placed);
      expect([...order].sort()).toEqual([...new Set([...LIST, ...moves.map(({ id }) => id)])].sort());
    }),
    { seed: 39, numRuns: 300 },
  );
});
