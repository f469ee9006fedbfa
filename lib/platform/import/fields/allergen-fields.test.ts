import { join } from 'node:path';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { buildContent } from '../build-content';
import { readHotelFolder } from '../folder';
import { parseFolder } from '../parse-folder';
import { describeProblem } from '../problem';

const FILE = 'aurora/sections/20-wellness.json';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

type Json = Record<string, unknown>;

/** A section with these products in place of its own. */
const setProducts = (products: readonly Json[], parts: Json = {}) =>
  files.change(FILE, (section) => {
    Object.assign(section, parts, {
      sections: [],
      products: products.map((product, index) => ({ id: 9000 + index, title: 'Dish', price: 5, ...product })),
    });
  });

function imported() {
  const parsed = parseFolder(readHotelFolder(files.dir, 'aurora'));
  if (parsed.ok) return { content: buildContent('aurora', parsed.value), problems: [] };
  const problems = parsed.problems.map((each) => describeProblem(each).replace(join(files.dir, 'aurora/'), ''));
  return { content: null, problems };
}

const productsNow = () =>
  (imported().content?.products ?? []).filter(({ id }) => id >= 9000).map(({ product }) => product);

it.each([
  ['an unknown allergen', { allergens: ['almonds'] }, 'products[0].allergens[0]: an allergen is expected: gluten,'],
  ['a repeated allergen', { allergens: ['milk', 'milk'] }, 'products[0].allergens[1]: "milk" stands here twice'],
  ['an unknown diet', { diets: ['paleo'] }, 'products[0].diets[0]: a diet is expected: vegetarian,'],
  [
    'a diet against an allergen',
    { allergens: ['milk'], diets: ['vegetarian', 'vegan'] },
    'products[0].diets[1]: what is "vegan" does not contain "milk"',
  ],
])('reports %s with file and place', (_title, product, expected) => {
  setProducts([product]);
  expect(imported().problems).toEqual([expect.stringContaining(expected)]);
  expect(imported().problems[0]).toContain('sections/20-wellness.json:');
});

it('reports a choice that adds and removes the same allergen', () => {
  const attrs = [{ id: 1, title: 'Bread', allergens: { add: ['gluten'], remove: ['gluten'] } }];
  setProducts([{ options: [{ id: 90001, title: 'With', ptype_id: 'checkbox', attrs }] }]);
  expect(imported().problems).toEqual([expect.stringContaining('allergens.add[0]: "gluten" is added and removed')]);
});

it('keeps allergens, diets and the changes of choices as they stand in the file', () => {
  const attrs = [{ id: 1, title: 'Cheese', allergens: { add: ['milk'] }, diets: { remove: ['vegan'] } }];
  setProducts([
    {
      allergens: ['gluten'],
      diets: ['vegan'],
      options: [{ id: 90001, title: 'With', ptype_id: 'checkbox', attrs }],
    },
  ]);
  expect(productsNow()).toMatchObject([
    {
      allergens: ['gluten'],
      diets: ['vegan'],
      is_food: true,
      property: {
        properties: [{ attrs: [{ allergens: { add: ['milk'], remove: [] }, diets: { add: [], remove: ['vegan'] } }] }],
      },
    },
  ]);
});

it.each([
  ['is food where the hotel names allergens', [{}, { allergens: [] }], {}, true],
  ['is no food in a hotel that names allergens nowhere', [{}, {}], {}, false],
  ['is no food in a section that says so', [{}, { allergens: [], is_food: true }], { is_food: false }, false],
  ['is no food when it says so itself', [{ is_food: false }, { allergens: [] }], {}, false],
])('a product without allergens %s', (_title, products, section, expected) => {
  setProducts(products, section);
  expect(productsNow()[0]).toMatchObject({ allergens: null, is_food: expected });
});
