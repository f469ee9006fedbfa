import { ALLERGENS, DIETS, type FoodFacts, inOrder } from '../allergens/allergens';
import { contradiction } from '../allergens/diet-rules';
import { choicesOf } from './answered';
import type { Choice, Kit } from './kit';

/** The fields of a product that say what is in it, and what its choices change of that. */
export type FoodProduct = FoodFacts & { property: Kit | null };

/** What is in a product with the choices of its kit. Rules: allergens/AL3, allergens/AL4, allergens/AL5. */
export const foodFacts = (product: FoodProduct): FoodFacts => ({
  ...changedFood(product, (product.property?.properties ?? []).flatMap(choicesOf)),
  is_food: product.is_food,
});

type Food = Pick<FoodFacts, 'allergens' | 'diets'>;
type FoodChanges = Pick<Choice, 'allergens' | 'diets'>;

/** What is in a dish with some choices. */
export function changedFood(base: Food, choices: readonly FoodChanges[]): Food {
  const allergens = changedAllergens(base.allergens, choices);
  const added = choices.flatMap(({ diets }) => diets?.add ?? []);
  const removed = choices.flatMap(({ diets }) => diets?.remove ?? []);
  const diets = inOrder(DIETS, [...base.diets, ...added]).filter(
    (diet) => !removed.includes(diet) && contradiction(diet, allergens ?? []) === null,
  );
  return { allergens, diets };
}

/** What one choice adds removes no other: both may be on the plate. */
function changedAllergens(base: Food['allergens'], choices: readonly FoodChanges[]): Food['allergens'] {
  const changes = choices.flatMap(({ allergens }) => allergens ?? []);
  if (base === null || changes.includes('unknown')) return null;
  const known = changes.filter((change) => change !== 'unknown');
  const removed = known.flatMap(({ remove }) => remove);
  const added = known.flatMap(({ add }) => add);
  return inOrder(ALLERGENS, [...base.filter((allergen) => !removed.includes(allergen)), ...added]);
}
