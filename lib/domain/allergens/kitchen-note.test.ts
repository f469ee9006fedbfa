import type { FoodFacts } from './allergens';
import { kitchenNote, notedLines } from './kitchen-note';

const spanish = {
  kitchen_allergies: 'Alergias: {list}',
  kitchen_diet: 'Dieta: {list}',
  allergen_milk: 'leche',
  allergen_nuts: 'frutos de cáscara',
  diet_vegan: 'vegano',
  food_contains: 'Contiene: {list}',
  not_marked_as: 'No marcado como: {list}',
  food_unstated: 'Alérgenos no indicados',
};
const arabic = { kitchen_allergies: 'الحساسية: {list}', allergen_milk: 'حليب', allergen_nuts: 'مكسرات' };

it.each([
  [
    'both in Spanish',
    { allergens: ['milk', 'nuts'], diets: ['vegan'] },
    spanish,
    'es',
    ['Alergias: leche, frutos de cáscara', 'Dieta: vegano'],
  ],
  ['allergens alone in Arabic', { allergens: ['milk', 'nuts'], diets: [] }, arabic, 'ar', ['الحساسية: حليب، مكسرات']],
  ['codes in a language without words', { allergens: ['milk'], diets: ['vegan'] }, {}, 'xx', ['milk', 'vegan']],
] as const)('a note tells the kitchen %s', (_title, note, words, language, kitchen) => {
  expect(kitchenNote(note, { words, language })).toEqual({ ...note, kitchen, language });
});

const food = (parts: Partial<FoodFacts>): FoodFacts => ({ allergens: [], diets: [], is_food: true, ...parts });

it.each<[string, FoodFacts, object | null]>([
  [
    'contains one of the allergens',
    food({ allergens: ['milk', 'nuts'], diets: ['vegan'] }),
    { contains: ['nuts'], unsuited: [], is_unknown: false, kitchen: ['Contiene: frutos de cáscara'] },
  ],
  [
    'is not marked for the diet',
    food({ allergens: ['milk'] }),
    { contains: [], unsuited: ['vegan'], is_unknown: false, kitchen: ['No marcado como: vegano'] },
  ],
  [
    'contains an allergen and is not marked',
    food({ allergens: ['nuts'], diets: ['vegetarian'] }),
    {
      contains: ['nuts'],
      unsuited: ['vegan'],
      is_unknown: false,
      kitchen: ['Contiene: frutos de cáscara', 'No marcado como: vegano'],
    },
  ],
  [
    'has nothing stated',
    food({ allergens: null, diets: ['vegan'] }),
    { contains: [], unsuited: [], is_unknown: true, kitchen: ['Alérgenos no indicados'] },
  ],
  ['suits the guest', food({ allergens: ['gluten'], diets: ['vegan'] }), null],
  ['is no food', food({ allergens: null, is_food: false }), null],
])('a line that %s', (_title, facts, expected) => {
  const note = { allergens: ['nuts'], diets: ['vegan'] } as const;
  const lines = notedLines(note, [{ line_id: 2, facts }], { words: spanish, language: 'es' });
  expect(lines).toEqual(expected === null ? [] : [{ line_id: 2, ...expected }]);
});
