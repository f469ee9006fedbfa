import { chosenChoice, tickedChoices } from '../options/answered';
import type { Choice, Kit, Option } from '../options/kit';
import { ALLERGENS, type Allergen, DIETS, type Diet, inOrder } from './allergens';
import { contradiction } from './diet-rules';

/** The fields of a product that say what is in it. */
export type FoodProduct = {
  /** null: the hotel does not say; empty: none of the fourteen (allergens/AL2, allergens/AL3). */
  allergens: readonly Allergen[] | null;
  diets: readonly Diet[];
  /** Whether the hotel answers for what is in it. False of a massage or a taxi. */
  is_food: boolean;
  property: Kit | null;
};

/** What is in a product as it is configured. */
export type FoodFacts = Omit<FoodProduct, 'property'>;

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
