import type { Allergen, Diet } from './allergens';
import { contradiction, strictest, suits } from './diet-rules';

it.each<[Diet, readonly Allergen[], Allergen | null]>([
  ['vegetarian', ['milk', 'eggs'], null],
  ['vegetarian', ['fish'], 'fish'],
  ['vegan', ['milk'], 'milk'],
  ['vegan', ['eggs', 'nuts'], 'eggs'],
  ['pescatarian', ['fish', 'crustaceans'], null],
  ['kosher', ['molluscs'], 'molluscs'],
  ['gluten_free', ['gluten'], 'gluten'],
  ['lactose_free', ['milk'], null],
])('a dish that is %s and contains %j is contradicted by %s', (diet, allergens, expected) => {
  expect(contradiction(diet, allergens)).toBe(expected);
});

it.each<[readonly Diet[], Diet, boolean]>([
  [['vegan'], 'vegetarian', true],
  [['vegan'], 'lactose_free', true],
  [['vegetarian'], 'vegan', false],
  [['vegetarian'], 'pescatarian', true],
  [['halal'], 'alcohol_free', true],
  [['kosher'], 'alcohol_free', false],
  [['vegan'], 'halal', false],
  [[], 'vegetarian', false],
])('a dish marked %j for a guest who eats %s: %s', (diets, diet, expected) => {
  expect(suits(diets, diet)).toBe(expected);
});

it.each<[readonly Diet[], readonly Diet[]]>([
  [
    ['vegetarian', 'vegan', 'lactose_free', 'gluten_free'],
    ['vegan', 'gluten_free'],
  ],
  [
    ['vegetarian', 'halal'],
    ['vegetarian', 'halal'],
  ],
  [['halal', 'pork_free', 'alcohol_free'], ['halal']],
  [[], []],
])('of the diets %j the strictest are %j', (diets, expected) => {
  expect(strictest(diets)).toEqual(expected);
});
