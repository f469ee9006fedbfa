import { ALLERGENS, DIETS } from '../allergens/allergens';
import { listText, readWords, readYesNo } from './word-cells';

it.each([
  ['gluten, milk', ['gluten', 'milk']],
  ['Milk;GLUTEN', ['milk', 'gluten']],
  ['milk, milk,', ['milk']],
  ['none', []],
  ['NONE', []],
])('reads the allergens of %j', (cell, words) => {
  expect(readWords(cell, ALLERGENS)).toEqual({ ok: true, words });
});

it('reads words that are written with blanks and hyphens', () => {
  expect(readWords('gluten free, Lactose-free', DIETS)).toEqual({ ok: true, words: ['gluten_free', 'lactose_free'] });
});

it('names the word that it does not know, and those that it does', () => {
  const known = ALLERGENS.join(', ');
  expect(readWords('milk, cheese', ALLERGENS)).toEqual({
    ok: false,
    reason: 'unknown_word',
    values: { word: 'cheese', known },
  });
  expect(readWords('none, milk', ALLERGENS)).toMatchObject({ ok: false, values: { word: 'none' } });
});

it('writes a list that is empty, because an empty cell says nothing', () => {
  expect(listText([])).toBe('none');
  expect(listText(['gluten', 'milk'])).toBe('gluten, milk');
});

it.each([
  ['yes', true],
  ['TRUE', true],
  ['WAHR', true],
  ['VERDADERO', true],
  ['VRAI', true],
  ['ИСТИНА', true],
  ['1', true],
  ['no', false],
  ['FALSCH', false],
  ['Faux', false],
  ['нет', false],
  ['0', false],
  ['perhaps', null],
  ['constructor', null],
])('reads %j as %p', (cell, said) => {
  expect(readYesNo(cell)).toBe(said);
});
