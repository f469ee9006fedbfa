import { readLogTarget } from './log-filter';

it.each([
  ['order', { kind: 'order', id: null }],
  ['order:3f1', { kind: 'order', id: '3f1' }],
  ['stock:choice:10:20', { kind: 'stock', id: 'choice:10:20' }],
  ['order:', { kind: 'order', id: null }],
  ['orders', null],
  ['', null],
  [':3f1', null],
])('reads the target %j', (typed, target) => {
  expect(readLogTarget(typed)).toEqual(target);
});
