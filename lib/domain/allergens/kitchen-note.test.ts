import { kitchenNote } from './kitchen-note';

const spanish = {
  kitchen_allergies: 'Alergias: {list}',
  kitchen_diet: 'Dieta: {list}',
  allergen_milk: 'leche',
  allergen_nuts: 'frutos de cáscara',
  diet_vegan: 'vegano',
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
  expect(kitchenNote(note, words, language)).toEqual({ ...note, kitchen, language });
});
