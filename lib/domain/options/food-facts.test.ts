import { checkbox, choice, kit, select } from '@/tests/builders/catalogue/kit';
import { type FoodProduct, foodFacts } from './food-facts';
import type { Kit } from './kit';

const pizza = (parts: Partial<FoodProduct> = {}): FoodProduct => ({
  allergens: ['gluten', 'milk'],
  diets: ['vegetarian'],
  is_food: true,
  property: null,
  ...parts,
});

const prawns = choice({ id: 1, allergens: { add: ['crustaceans'], remove: [] } });
const ham = choice({ id: 2, diets: { add: [], remove: ['vegetarian'] } });
const noGluten = choice({
  id: 3,
  allergens: { add: [], remove: ['gluten'] },
  diets: { add: ['gluten_free'], remove: [] },
});
const breaded = choice({ id: 4, allergens: { add: ['gluten'], remove: [] } });
const noMilk = choice({ id: 5, allergens: { add: [], remove: ['milk'] }, diets: { add: ['vegan'], remove: [] } });
const secret = choice({ id: 6, allergens: 'unknown' });

const ticked = (...attrs: Parameters<typeof choice>[0][]): Kit =>
  kit(checkbox({ attrs: attrs.map((each) => choice({ ...each, checked: true })) }));

describe('foodFacts', () => {
  it.each<[string, FoodProduct, FoodProduct['allergens'], FoodProduct['diets']]>([
    ['is the product’s own without choices', pizza(), ['gluten', 'milk'], ['vegetarian']],
    [
      'ignores choices that are not chosen',
      pizza({ property: kit(checkbox({ attrs: [prawns, ham] }), select({ id: 2, attrs: [noGluten] })) }),
      ['gluten', 'milk'],
      ['vegetarian'],
    ],
    [
      'adds the allergen of a ticked choice',
      pizza({ property: ticked(prawns) }),
      ['gluten', 'crustaceans', 'milk'],
      [],
    ],
    ['ends a diet that a ticked choice removes', pizza({ property: ticked(ham) }), ['gluten', 'milk'], []],
    [
      'takes away what the chosen choice of a select leaves out',
      pizza({ property: kit(select({ value: 3, attrs: [noGluten] })) }),
      ['milk'],
      ['vegetarian', 'gluten_free'],
    ],
    [
      'keeps what one choice adds although another leaves it out, and ends the diet',
      pizza({ property: ticked(noGluten, breaded) }),
      ['gluten', 'milk'],
      ['vegetarian'],
    ],
    [
      'adds a diet only when no allergen speaks against it',
      pizza({ property: ticked(noMilk) }),
      ['gluten'],
      ['vegetarian', 'vegan'],
    ],
    ['does not call a dish vegan while milk is in it', pizza({ diets: ['vegan'] }), ['gluten', 'milk'], []],
    [
      'stays unknown whatever its choices add',
      pizza({ allergens: null, property: ticked(prawns) }),
      null,
      ['vegetarian'],
    ],
    ['becomes unknown by a choice that cannot be read', pizza({ property: ticked(secret) }), null, ['vegetarian']],
    ['knows that none of the fourteen is in it', pizza({ allergens: [] }), [], ['vegetarian']],
  ])('%s', (_title, product, allergens, diets) => {
    expect(foodFacts(product)).toEqual({ allergens, diets, is_food: true });
  });
});
