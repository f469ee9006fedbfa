import type { FoodFacts } from './allergens';
import { EMPTY_NOTE, type FoodNote, foodWarning, readFoodNote, toggled } from './food-note';

const cake: FoodFacts = { allergens: ['gluten', 'eggs', 'milk'], diets: ['vegetarian'], is_food: true };
const note = (parts: Partial<FoodNote>): FoodNote => ({ ...EMPTY_NOTE, ...parts });

describe('foodWarning', () => {
  it.each<[string, FoodFacts, FoodNote, ReturnType<typeof foodWarning>]>([
    ['says nothing without a note', cake, EMPTY_NOTE, null],
    ['says nothing about a dish without anything of the note', cake, note({ allergens: ['nuts'] }), null],
    [
      'names what of the note is in the dish',
      cake,
      note({ allergens: ['milk', 'nuts'] }),
      { contains: ['milk'], unsuited: [], isUnknown: false },
    ],
    [
      'names the diets for which the dish is not marked',
      cake,
      note({ diets: ['vegetarian', 'vegan'] }),
      { contains: [], unsuited: ['vegan'], isUnknown: false },
    ],
    [
      'says only that it is unknown when the hotel does not say what is in it',
      { ...cake, allergens: null },
      note({ allergens: ['milk'], diets: ['vegan'] }),
      { contains: [], unsuited: [], isUnknown: true },
    ],
    [
      'says nothing about what is not food',
      { allergens: null, diets: [], is_food: false },
      note({ allergens: ['milk'] }),
      null,
    ],
  ])('%s', (_title, facts, noted, expected) => {
    expect(foodWarning(facts, noted)).toEqual(expected);
  });
});

describe('readFoodNote', () => {
  it.each([
    [
      'keeps what it knows',
      { allergens: ['nuts', 'cats'], diets: ['vegan', 7] },
      { allergens: ['nuts'], diets: ['vegan'] },
    ],
    ['takes a missing list for an empty one', { allergens: ['nuts'] }, { allergens: ['nuts'], diets: [] }],
    ['is nothing when both are empty', { allergens: [], diets: [] }, null],
    ['is nothing when it is no object', 'nuts', null],
  ])('%s', (_title, value, expected) => {
    expect(readFoodNote(value)).toEqual(expected);
  });
});

it.each([
  ['adds in the known order', ['b'], 'a', ['a', 'b']],
  ['takes out what is there', ['a', 'b'], 'a', ['b']],
])('a tap on a member %s', (_title, list, member, expected) => {
  expect(toggled(['a', 'b', 'c'], list, member)).toEqual(expected);
});
