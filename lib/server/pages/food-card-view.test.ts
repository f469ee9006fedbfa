import { checkbox, choice, kit } from '@/tests/builders/catalogue/kit';
import { product } from '@/tests/builders/catalogue/section';
import { foodCardView } from './food-card-view';
import { builtInMessages } from './messages';

const german = { messages: builtInMessages('de'), language: 'de' };
const pizza = product({ allergens: ['gluten', 'milk'], diets: ['vegetarian', 'pork_free'], is_food: true });
const egg = choice({ checked: true, allergens: { add: ['eggs'], remove: [] } });

it.each([
  ['diets and allergens in the guest’s language', pizza, 'vegetarisch', 'Enthält: Gluten, Milch'],
  [
    'what the choices that are ticked at the beginning add',
    { ...pizza, property: kit(checkbox({ attrs: [egg] })) },
    'vegetarisch',
    'Enthält: Gluten, Eier, Milch',
  ],
  ['that the allergens are not stated', { ...pizza, allergens: null }, 'vegetarisch', 'Keine Angabe zu Allergenen'],
  ['no allergens when there are none', { ...pizza, allergens: [], diets: [] }, '', ''],
])('says %s', (_title, dish, diets, allergens) => {
  expect(foodCardView(german, dish)).toMatchObject({ diets, allergens });
});

it('returns null for a product that is not food', () => {
  expect(foodCardView(german, { ...pizza, is_food: false })).toBeNull();
});
