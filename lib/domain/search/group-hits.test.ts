import { groupHits } from './group-hits';

it('groups hits in the order of the best hit of each group', () => {
  expect(groupHits(['b1', 'a1', 'b2', 'c1', 'a2'], (hit) => hit.slice(0, 1))).toEqual([
    { key: 'b', hits: ['b1', 'b2'] },
    { key: 'a', hits: ['a1', 'a2'] },
    { key: 'c', hits: ['c1'] },
  ]);
});

it('makes no group of no hits', () => {
  expect(groupHits([], String)).toEqual([]);
});
