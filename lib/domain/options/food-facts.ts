import { ALLERGENS, type Allergen, DIETS, type FoodFacts, inOrder } from '../allergens/allergens';
import { contradiction } from '../allergens/diet-rules';
import { chosenChoice, tickedChoices } from './answered';
import type { Choice, Kit, Option } from './kit';

/** The fields of a product that say what is in it, and what its choices change of that. */
export type FoodProduct = FoodFacts & { property: Kit | null };

const chosen = (option: Option): readonly Choice[] => {
  if (option.ptype_id === 'checkbox') return tickedChoices(option);
  const choice = option.ptype_id === 'select' ? chosenChoice(option) : null;
  return choice === null ? [] : [choice];
};

/** What is in a product with the choices of its kit. Rules: allergens/AL3, allergens/AL4, allergens/AL5. */
export function foodFacts(product: FoodProduct): FoodFacts {
  const choices = (product.property?.properties ?? []).flatMap(chosen);
  const allergens = changedAllergens(product.allergens, choices);
  const added = choices.flatMap(({ diets }) => diets?.add ?? []);
  const removed = choices.flatMap(({ diets }) => diets?.remove ?? []);
  const diets = inOrder(DIETS, [...product.diets, ...added]).filter(
    (diet) => !removed.includes(diet) && contradiction(diet, allergens ?? []) === null,
  );
  return { allergens, diets, is_food: product.is_food };
}

/** What one choice adds removes no other: both may be on the plate. */
function changedAllergens(base: readonly Allergen[] | null, choices: readonly Choice[]): readonly Allergen[] | null {
  const changes = choices.flatMap(({ allergens }) => allergens ?? []);
  if (base === null || changes.includes('unknown')) return null;
  const known = changes.filter((change) => change !== 'unknown');
  const removed = known.flatMap(({ remove }) => remove);
  const added = known.flatMap(({ add }) => add);
  return inOrder(ALLERGENS, [...base.filter((allergen) => !removed.includes(allergen)), ...added]);
}
