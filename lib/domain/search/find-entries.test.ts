import { findEntries, prepareSearch } from './find-entries';
import type { DishFood } from './food-answer';
import type { FoodWords } from './food-vocabulary';

const NO_WORDS = Object.fromEntries(
  ['without', 'free', 'and', 'small', 'allergy', 'vegan', 'vegetarian', 'pescatarian', 'halal', 'kosher', 'gluten_free']
    .concat(['lactose', 'pork', 'alcohol', 'meat', 'shellfish', 'seafood', 'gluten', 'crustaceans', 'eggs', 'fish'])
    .concat(['peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'])
    .map((key) => [key, '']),
);
const WORDS = {
  ...NO_WORDS,
  ...{ without: 'without, no', free: 'free', and: 'and', vegan: 'vegan', vegetarian: 'vegetari', gluten: 'gluten' },
  ...{ nuts: 'nuts=, almond', milk: 'milk, cheese' },
} as FoodWords;

const dish = (title: string, food: Partial<DishFood>, more = '') => ({
  kind: 'product' as const,
  descr: '',
  more,
  dish: { allergens: [], diets: [], options: [], ...food },
  product: { title },
});
const ENTRIES = [
  { kind: 'section' as const, title: 'Vegan corner', descr: '' },
  dish('Garden salad', { allergens: ['nuts'], diets: ['vegan'] }),
  dish('Cheese pizza', { allergens: ['gluten', 'milk'], diets: ['vegetarian'] }, 'Olives'),
  dish('Vegan pizza', { allergens: ['gluten'], diets: ['vegan'] }),
  dish('Steak', { allergens: null }),
  dish('Scoop of ice cream', {
    options: [
      {
        least: 1,
        most: 1,
        choices: [
          { title: 'Lemon', allergens: null, diets: null },
          { title: 'Almond', allergens: { add: ['nuts', 'milk'], remove: [] }, diets: null },
        ],
      },
    ],
  }),
  dish('Nougat with olives', { allergens: ['nuts', 'milk'] }),
  { kind: 'product' as const, descr: '', product: { title: 'Massage' } },
];
const SEARCH = prepareSearch({ entries: ENTRIES, foodWords: [WORDS] });
const titleOf = (place: number) => {
  const entry = ENTRIES[place];
  return entry?.kind === 'product' ? entry.product.title : entry?.title;
};
const found = (typed: string) =>
  findEntries(typed, SEARCH).hits.map(({ entry, food }) => [titleOf(entry), food?.kind].filter(Boolean).join(': '));

it.each([
  ['a diet', 'vegan', ['Garden salad: marked', 'Vegan pizza: marked']],
  [
    'a diet that another one keeps',
    'vegetarian',
    ['Garden salad: marked', 'Cheese pizza: marked', 'Vegan pizza: marked'],
  ],
  ['a diet and a dish', 'vegetarian pizza', ['Cheese pizza: marked', 'Vegan pizza: marked']],
  ['a diet and what a dish can be had with', 'vegetarian olives', ['Cheese pizza: marked']],
  [
    'what a dish is without, and apart what the hotel does not state',
    'without nuts',
    ['Cheese pizza: stated', 'Vegan pizza: stated', 'Scoop of ice cream: choice', 'Steak: unstated'],
  ],
  [
    'nothing that is left out',
    'without milk and nuts',
    ['Vegan pizza: stated', 'Scoop of ice cream: choice', 'Steak: unstated'],
  ],
  ['two things at once', 'vegan without nuts', ['Vegan pizza: stated']],
  ['what no dish is', 'vegan without gluten without nuts', []],
  ['a diet and a dish that is not there', 'vegan lasagne', []],
  ['no diet', 'pizza', ['Cheese pizza', 'Vegan pizza']],
  ['no dish by a word that comes close to a diet', 'vegam', []],
  ['no dish by a word that comes close to an allergen', 'almnod', []],
  ['nothing for an allergen that is misspelt', 'no almnods', []],
  ['nothing for what is left out and no allergen', 'pizza without olives', ['Cheese pizza', 'Vegan pizza']],
  ['nothing for what is left out alone', 'without olives', []],
  ['no dish whose name begins with "no"', 'no olives', []],
  [
    'no dish that contains what is left out and no allergen',
    'vegetarian without olives',
    ['Garden salad: marked', 'Vegan pizza: marked'],
  ],
])('finds %s', (_what, typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

it('marks what was looked for besides the diet', () => {
  expect(findEntries('vegetarian pizza', SEARCH).words).toEqual(['pizza']);
});

it.each([
  ['gluten', true],
  ['without', true],
  ['vegan pizza', true],
  ['pizza', false],
])('says whether %j is about what is in a dish', (typed, expected) => {
  expect(findEntries(typed, SEARCH).isFood).toBe(expected);
});
