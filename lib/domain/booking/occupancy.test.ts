import { occupancyOf } from './occupancy';

it.each([
  [10, 10, 'quiet'],
  [6, 10, 'quiet'],
  [5, 10, 'lively'],
  [1, 10, 'lively'],
  [0, 10, 'full'],
  [0, 0, 'closed'],
] as const)('calls a place with %i of %i places free %s', (free, total, expected) => {
  expect(occupancyOf({ free, total })).toBe(expected);
});
