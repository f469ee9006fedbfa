import { foundInMenu } from './find-in-menu';

const SECTIONS = [
  {
    id: 1,
    parent_id: null,
    name: 'Kitchen',
    products: [
      { id: 11, name: 'Soup' },
      { id: 12, name: 'Fish' },
    ],
  },
  { id: 2, parent_id: 1, name: 'Soups of the day', products: [{ id: 21, name: 'Cold soup' }] },
];
const find = (text: string) =>
  foundInMenu(SECTIONS, { text, nameOf: ({ name }: { name: string }) => name }).map(({ node, parent }) => [
    node.id,
    parent?.id ?? null,
  ]);

it.each([
  [
    ' soup ',
    [
      [11, 1],
      [2, 1],
      [21, 2],
    ],
  ],
  ['KITCHEN', [[1, null]]],
  ['cake', []],
])('finds %j with the section in which it stands', (text, expected) => {
  expect(find(text)).toEqual(expected);
});
