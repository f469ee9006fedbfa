import fc from 'fast-check';
import { movedPieces, type Pieces } from './moved-pieces';

const of = (key: string, pieces: number): Pieces => ({ key, pieces });

it.each<[string, Pieces[], Pieces[], Pieces[], ReturnType<typeof movedPieces>]>([
  ['takes what comes', [], [], [of('soup', 2)], [{ key: 'soup', held: 2, change: 2 }]],
  ['gives back what goes', [of('soup', 2)], [of('soup', 2)], [], [{ key: 'soup', held: 0, change: -2 }]],
  ['moves nothing that goes and comes', [of('soup', 2)], [of('soup', 2)], [of('soup', 2)], []],
  ['takes only what is more', [of('soup', 2)], [of('soup', 2)], [of('soup', 5)], [{ key: 'soup', held: 5, change: 3 }]],
  ['gives back only what is held', [of('soup', 1)], [of('soup', 3)], [], [{ key: 'soup', held: 0, change: -1 }]],
  ['gives back nothing that was never counted', [], [of('soup', 3)], [], []],
  [
    'takes all of what comes in place of what was never counted',
    [],
    [of('soup', 3)],
    [of('soup', 2)],
    [{ key: 'soup', held: 2, change: 2 }],
  ],
  [
    'adds up the lines of one item, and leaves what stays',
    [of('soup', 5), of('tea', 1)],
    [of('soup', 1), of('soup', 1)],
    [of('soup', 1), of('cake', 1)],
    [
      { key: 'cake', held: 1, change: 1 },
      { key: 'soup', held: 4, change: -1 },
    ],
  ],
])('%s', (_what, held, removed, added, expected) => {
  expect(movedPieces(held, { removed, added })).toEqual(expected);
});

it('never holds less than nothing, and holds what it held and what changed', () => {
  const pieces = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), pieces: fc.integer({ min: 1, max: 9 }) }));
  fc.assert(
    fc.property(pieces, pieces, pieces, (held, removed, added) => {
      const sum = (key: string) => held.filter((each) => each.key === key).reduce((all, each) => all + each.pieces, 0);
      for (const moved of movedPieces(held, { removed, added })) {
        expect(moved.held).toBeGreaterThanOrEqual(0);
        expect(moved.held).toBe(sum(moved.key) + moved.change);
      }
    }),
  );
});
