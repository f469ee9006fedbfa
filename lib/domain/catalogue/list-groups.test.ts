import { headingCode, listGroups, listHeadings } from './list-groups';

const HEADINGS = [
  { code: 'warm', title: 'Warm' },
  { code: 'sweet', title: 'Sweet' },
];
const list = (...headings: readonly (string | null)[]) => headings.map((heading, id) => ({ id, heading }));

it.each<[string, ReturnType<typeof list>, typeof HEADINGS, readonly [string, readonly number[]][]]>([
  [
    'headings in their order, each with its products in theirs',
    list('sweet', 'warm', 'sweet'),
    HEADINGS,
    [
      ['warm', [1]],
      ['sweet', [0, 2]],
    ],
  ],
  [
    'products without a heading first',
    list('sweet', null),
    HEADINGS,
    [
      ['', [1]],
      ['sweet', [0]],
    ],
  ],
  [
    'products of an unknown heading as those without one',
    list('gone', 'warm'),
    HEADINGS,
    [
      ['', [0]],
      ['warm', [1]],
    ],
  ],
  ['no heading without products', list('warm'), HEADINGS, [['warm', [0]]]],
  ['one group in a list without headings', list(null, null), [], [['', [0, 1]]]],
  ['no group without products', [], HEADINGS, []],
])('makes %s', (_title, products, headings, expected) => {
  const groups = listGroups(products, headings);
  expect(groups.map((group) => [group.code, group.products.map(({ id }) => id)])).toEqual(expected);
});

it.each([
  ['the hotel’s own heading', { heading: 'warm', section_id: 7 }, 'warm'],
  ['else its section', { heading: null, section_id: 7 }, 'section-7'],
  ['none for a product without both', { heading: null, section_id: null }, null],
])('gives a product %s', (_title, product, expected) => {
  expect(headingCode(product)).toBe(expected);
});

it('puts the products of subsections under their titles, behind the hotel’s own headings, and none under a hidden one', () => {
  const headings = listHeadings({
    headings: [{ code: 'warm', title: 'Warm' }],
    subsections: [
      { id: 7, title: 'Bar', is_hidden: false },
      { id: 8, title: 'Cellar', is_hidden: true },
    ],
  });
  const products = [
    { id: 1, heading: null, section_id: 7 },
    { id: 2, heading: 'warm', section_id: 7 },
    { id: 3, heading: null, section_id: 8 },
    { id: 4, heading: null, section_id: 5 },
  ].map((product) => ({ id: product.id, heading: headingCode(product) }));
  expect(listGroups(products, headings).map(({ title, products: own }) => [title, own.map(({ id }) => id)])).toEqual([
    ['', [3, 4]],
    ['Warm', [2]],
    ['Bar', [1]],
  ]);
});
