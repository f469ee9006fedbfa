import { movedTo } from './order';

it.each([
  ['up', 2, 1, ['a', 'c', 'b']],
  ['down', 0, 1, ['b', 'a', 'c']],
  ['to the end', 0, 9, ['b', 'c', 'a']],
  ['to the start', 2, -1, ['c', 'a', 'b']],
  ['nowhere', 1, 1, ['a', 'b', 'c']],
  ['nothing that is not there', 7, 0, ['a', 'b', 'c']],
])('moves %s', (_title, from, to, expected) => {
  expect(movedTo(['a', 'b', 'c'], from, to)).toEqual(expected);
});
