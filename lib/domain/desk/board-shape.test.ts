import { boardShape, shareColumns } from './board-shape';

it.each([
  [350, 'm', 'kitchen', { kind: 'one', columns: 1, way: 0, allDay: 0 }],
  [624, 's', 'kitchen', { kind: 'two', columns: 2, way: 0, allDay: 0 }],
  [888, 'm', 'kitchen', { kind: 'all', columns: 3, way: 222, allDay: 0 }],
  [1144, 's', 'kitchen', { kind: 'all', columns: 4, way: 194, allDay: 172 }],
  [1144, 'm', 'kitchen', { kind: 'all', columns: 4, way: 194, allDay: 172 }],
  [1144, 'l', 'kitchen', { kind: 'all', columns: 3, way: 136, allDay: 196 }],
  [1784, 'm', 'kitchen', { kind: 'all', columns: 7, way: 201, allDay: 172 }],
  [350, 'm', 'runner', { kind: 'one', columns: 1, way: 0, allDay: 0 }],
  [1144, 'l', 'runner', { kind: 'two', columns: 4, way: 0, allDay: 0 }],
] as const)('shapes a board of %i px with tickets of size %s for the %s', (width, size, view, shape) => {
  expect(boardShape({ width, size, view })).toEqual(shape);
});

it.each([
  [4, [0, 0], [2, 2]],
  [4, [5, 6], [2, 2]],
  [4, [1, 20], [1, 3]],
  [4, [20, 0], [3, 1]],
  [7, [30, 12], [5, 2]],
  [2, [9, 1], [1, 1]],
] as const)('shares %i columns between %j tickets: %j', (columns, tickets, shares) => {
  expect(shareColumns(columns, tickets)).toEqual(shares);
});
