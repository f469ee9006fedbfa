import { shouldSound, unacknowledged } from './alarm';

const state = { count: 1, isOn: true, isArrival: false, lastAt: 0, now: 0 };

it.each([
  ['at once for an order that has just come', { isArrival: true }, true],
  ['when it has not played yet', { lastAt: null }, true],
  ['not again within 20 seconds', { now: 19_999 }, false],
  ['again after 20 seconds', { now: 20_000 }, true],
  ['not when every order is acknowledged', { count: 0, now: 60_000 }, false],
  ['not before somebody has switched it on', { isOn: false, isArrival: true }, false],
])('plays the sound of new orders: %s', (_when, change, expected) => {
  expect(shouldSound({ ...state, ...change })).toBe(expected);
});

it('counts new orders that are not acknowledged', () => {
  expect(unacknowledged([{ uuid: 'a' }, { uuid: 'b' }], new Set(['b', 'c']))).toBe(1);
});
