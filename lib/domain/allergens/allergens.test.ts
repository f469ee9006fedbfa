import { readAllergenChange, readAllergens, readDietChange, readDiets } from './allergens';

describe('readAllergens', () => {
  it.each([
    ['sorts them as the law does, each once', ['milk', 'gluten', 'milk'], ['gluten', 'milk']],
    ['keeps an empty list: none of the fourteen', [], []],
    ['knows nothing without a list', undefined, null],
    ['knows nothing of a text', 'milk', null],
    ['knows nothing as soon as one cannot be read', ['milk', 'tree nuts'], null],
    ['knows nothing of a list with a number', [3], null],
  ])('%s', (_title, value, expected) => {
    expect(readAllergens(value)).toEqual(expected);
  });
});

it.each([
  ['leaves out a diet that it does not know', ['vegan', 'paleo'], ['vegan']],
  ['is empty without a list', null, []],
])('reading diets %s', (_title, value, expected) => {
  expect(readDiets(value)).toEqual(expected);
});

describe('readAllergenChange', () => {
  it.each([
    ['reads both sides', { add: ['nuts'], remove: ['milk'] }, { add: ['nuts'], remove: ['milk'] }],
    ['takes a missing side for an empty one', { add: ['nuts'] }, { add: ['nuts'], remove: [] }],
    ['is unknown when an addition cannot be read', { add: ['almonds'], remove: [] }, 'unknown'],
    ['is unknown when it is no object', ['nuts'], 'unknown'],
    ['stays unknown when it is read again', 'unknown', 'unknown'],
    ['ignores what it takes away and cannot read', { add: [], remove: ['cow'] }, { add: [], remove: [] }],
    ['changes nothing when it is missing', undefined, null],
  ])('%s', (_title, value, expected) => {
    expect(readAllergenChange(value)).toEqual(expected);
  });
});

it.each([
  ['reads both sides', { add: ['vegan'], remove: ['halal'] }, { add: ['vegan'], remove: ['halal'] }],
  ['changes nothing when it is no object', 'vegan', null],
])('reading the diets of a choice %s', (_title, value, expected) => {
  expect(readDietChange(value)).toEqual(expected);
});
