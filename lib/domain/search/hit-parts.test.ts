import { hitParts } from './hit-parts';

const partOf = (key: string) => ({ key, title: key.toUpperCase() });

it.each<[what: string, hits: string[], expected: [string, number][]]>([
  [
    'parts in the order of their best hits, with their numbers',
    ['b', 'a', 'b'],
    [
      ['B', 2],
      ['A', 1],
    ],
  ],
  ['none when all belongs to one', ['a', 'a'], []],
  ['none for nothing', [], []],
])('makes %s', (_what, hits, expected) => {
  expect(hitParts(hits, partOf).map(({ title, count }) => [title, count])).toEqual(expected);
});
