import { DIETS, type FoodFacts } from '../allergens/allergens';
import { bcp47 } from '../i18n/language';
import {
  compareTitles,
  dietsIn,
  type Filterable,
  filterCount,
  type Guest,
  type ListFilter,
  NO_FILTER,
  sortList,
  staysListed,
} from './list-filter';

const food = (parts: Partial<FoodFacts> = {}) => ({ facts: { allergens: [], diets: [], is_food: true, ...parts } });
const dish = (id: number, facts: Partial<FoodFacts> = {}, parts: Partial<Filterable> = {}): Filterable => ({
  id,
  title: `Dish ${id}`,
  amount: 0,
  food: food(facts),
  ...parts,
});

const PIZZA = dish(1, { allergens: ['gluten', 'milk'], diets: ['vegetarian'] });
const SALAD = dish(2, { diets: ['vegan'] });
const STEW = dish(3, { allergens: null });
const BAG = dish(4, {}, { food: null });
const TOWEL = dish(5, { allergens: null, is_food: false });
const LIST = [PIZZA, SALAD, STEW, BAG, TOWEL];

const GUEST: Guest = { note: { allergens: ['gluten'], diets: [] }, favourites: ['2', '4'] };
const idsOf = (list: readonly Filterable[], filter: Partial<ListFilter>, guest: Partial<Guest> = {}) =>
  list
    .filter((product) => staysListed(product, { ...NO_FILTER, ...filter }, { ...GUEST, ...guest }))
    .map(({ id }) => id);

it.each<[string, Partial<ListFilter>, Partial<Guest>, readonly number[]]>([
  ['everything without a filter', {}, {}, [1, 2, 3, 4, 5]],
  ['dishes of unknown allergens, and not what is on the guest’s list', { hidesUneatable: true }, {}, [2, 3, 4, 5]],
  [
    'no dish that is not marked for a diet of the guest’s list',
    { hidesUneatable: true },
    { note: { allergens: [], diets: ['vegan'] } },
    [2, 3, 4, 5],
  ],
  [
    'everything when the guest’s list is empty',
    { hidesUneatable: true },
    { note: { allergens: [], diets: [] } },
    [1, 2, 3, 4, 5],
  ],
  [
    'only dishes that are marked for a diet or a stricter one, and what is no food',
    { diets: ['vegetarian'] },
    {},
    [1, 2, 4, 5],
  ],
  ['only dishes for all chosen diets', { diets: ['vegetarian', 'vegan'] }, {}, [2, 4, 5]],
  ['only favourites', { isFavouritesOnly: true }, {}, [2, 4]],
  ['favourites that suit a diet', { isFavouritesOnly: true, diets: ['halal'] }, {}, [4]],
])('lists %s', (_title, filter, guest, expected) => {
  expect(idsOf(LIST, filter, guest)).toEqual(expected);
});

it.each<[ListFilter['order'], readonly number[]]>([
  ['menu', [1, 2, 3, 4]],
  ['popular', [3, 1, 2, 4]],
  ['price', [2, 4, 1, 3]],
  ['name', [3, 4, 1, 2]],
])('sorts by %s, equal products in the hotel’s order', (order, expected) => {
  const list = [
    dish(1, {}, { title: 'Pizza', amount: 900 }),
    dish(2, {}, { title: 'pizza', amount: 400 }),
    dish(3, {}, { title: 'Álcool', amount: 900, popular: 'Popular' }),
    dish(4, {}, { title: 'Burger', amount: 400 }),
  ];
  const sorted = sortList(list, order, compareTitles(bcp47('en')));
  expect(sorted.map(({ id }) => id)).toEqual(expected);
});

it.each<[Partial<ListFilter>, number]>([
  [{}, 0],
  [{ hidesUneatable: true, isFavouritesOnly: true, diets: ['vegan', 'halal'], order: 'price' }, 5],
])('counts the parts of %o as %d', (filter, expected) => {
  expect(filterCount({ ...NO_FILTER, ...filter })).toBe(expected);
});

it('offers the diets that a dish of the list suits', () => {
  expect(dietsIn(LIST, DIETS)).toEqual(['vegetarian', 'vegan', 'pescatarian', 'lactose_free', 'pork_free']);
  expect(dietsIn([STEW, BAG], DIETS)).toEqual([]);
});
