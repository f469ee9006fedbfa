import { sectionWith } from './catalogue';
import { recommendedWith } from './recommendation';

const onDrop = () => {};

it.each([
  ['missing: unknown, and no food', {}, { allergens: null, diets: [], is_food: false }],
  ['missing beside is_food: unknown', { is_food: true }, { allergens: null, diets: [], is_food: true }],
  ['listed', { allergens: ['milk'], diets: ['vegan'] }, { allergens: ['milk'], diets: ['vegan'], is_food: true }],
  ['unreadable: unknown', { allergens: ['tree nuts'] }, { allergens: null, diets: [], is_food: true }],
])('reads what is in a product of a section and of recommendations when it is %s', (_title, parts, food) => {
  const bare = { id: 1, price: 1, ...parts };
  expect(sectionWith(onDrop).parse({ id: 5, products: [bare] }).products).toMatchObject([food]);
  expect(recommendedWith(onDrop).parse(bare)).toMatchObject(food);
});
