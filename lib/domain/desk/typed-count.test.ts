import { typedCount } from './typed-count';

it.each([
  ['0', 0],
  ['12', 12],
  [' 007 ', 7],
  ['1 200', 1200],
  ['١٢', 12],
  ['۳', 3],
  ['99999', 99_999],
  ['100000', null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['many', null],
])('reads %j as %j', (typed, count) => {
  expect(typedCount(typed)).toBe(count);
});
