import { alignedHours, busyHours } from './aligned-hours';

const day = (...hours: readonly (readonly [number, number, boolean?])[]) =>
  hours.map(([hour, orders, again = false]) => ({ hour, orders, again }));

it('puts the hours of days beside each other', () => {
  expect(alignedHours([day([0, 1], [1, 2]), day([0, 3], [1, 4])])).toEqual([
    { hour: 0, again: false, orders: [1, 3] },
    { hour: 1, again: false, orders: [2, 4] },
  ]);
});

it('has an hour that only one of the days shows, or shows twice, once', () => {
  const skipped = day([1, 1], [3, 2]);
  const twice = day([1, 1], [2, 5], [2, 6, true], [3, 2]);
  expect(alignedHours([skipped, twice])).toEqual([
    { hour: 1, again: false, orders: [1, 1] },
    { hour: 2, again: false, orders: [null, 5] },
    { hour: 2, again: true, orders: [null, 6] },
    { hour: 3, again: false, orders: [2, 2] },
  ]);
});

it('leaves out the hours before the first order and after the last one, and none between', () => {
  const hours = alignedHours([
    day([6, 0], [7, 2], [8, 0], [9, 0], [10, 0]),
    day([6, 0], [7, 0], [8, 0], [9, 1], [10, 0]),
  ]);
  expect(busyHours(hours).map(({ hour }) => hour)).toEqual([7, 8, 9]);
  expect(busyHours(alignedHours([day([6, 0], [7, 0])]))).toEqual([]);
});
