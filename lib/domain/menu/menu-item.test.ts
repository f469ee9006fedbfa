import { isMenuItem, targetOf } from './menu-item';

it.each([
  ['section:10', { kind: 'section', id: 10 }],
  ['product:1000001', { kind: 'product', id: 1_000_001 }],
  ['sequence:10', { kind: 'sequence', id: 10 }],
  ['sequence:root', { kind: 'sequence', id: null }],
] as const)('reads the item %s', (name, target) => {
  expect([isMenuItem(name), targetOf(name)]).toEqual([true, target]);
});

it.each([
  'section:root',
  'product:0',
  'product:-1',
  'product:01',
  'product:1.5',
  'menu:1',
  'product:',
  '',
  'product:1 ',
])('does not take %j as an item', (name) => expect(isMenuItem(name)).toBe(false));
