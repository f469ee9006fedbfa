import { parentInMenu, placesInMenu } from './places-in-menu';

const SECTIONS = [
  { id: 10, parent_id: null, products: [{ id: 100 }] },
  { id: 11, parent_id: 10, products: [] },
  { id: 12, parent_id: 11, products: [{ id: 120 }] },
  { id: 20, parent_id: null, products: [] },
];

const idsOf = (item: `product:${number}` | `section:${number}`) =>
  placesInMenu(SECTIONS, item).map((line) => line.map(({ id }) => id));

it('offers a product every section, behind those above it', () => {
  expect(idsOf('product:100')).toEqual([[10], [10, 11], [10, 11, 12], [20]]);
});

it.each([
  ['section:10', [[20]]],
  ['section:11', [[10], [20]]],
  ['section:20', [[10], [10, 11], [10, 11, 12]]],
] as const)('offers %s neither itself nor what is in it', (item, places) => {
  expect(idsOf(item)).toEqual(places);
});

it.each([
  ['product:120', 12],
  ['product:999', undefined],
  ['section:11', 10],
  ['section:20', null],
  ['section:999', undefined],
] as const)('finds where %s stands', (item, parent) => {
  expect(parentInMenu(SECTIONS, item)).toBe(parent);
});
