import type { Allergen, Diet } from './allergens';

/** Which allergens a dish of a diet cannot contain. Rule: allergens/AL5. */
const EXCLUDED: Partial<Readonly<Record<Diet, readonly Allergen[]>>> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  kosher: ['crustaceans', 'molluscs'],
  gluten_free: ['gluten'],
};

/** Which further diets a dish of a diet suits. Rule: allergens/AL6. */
const IMPLIED: Partial<Readonly<Record<Diet, readonly Diet[]>>> = {
  vegetarian: ['pescatarian', 'pork_free'],
  vegan: ['vegetarian', 'pescatarian', 'lactose_free', 'pork_free'],
  halal: ['pork_free', 'alcohol_free'],
  kosher: ['pork_free'],
};

/** The first allergen that a dish of this diet cannot contain; null: there is none. Rule: allergens/AL5. */
export const contradiction = (diet: Diet, allergens: readonly Allergen[]): Allergen | null =>
  EXCLUDED[diet]?.find((allergen) => allergens.includes(allergen)) ?? null;

/** The diets that no other of the list implies, as screens show them. Rule: allergens/AL6. */
export const strictest = (diets: readonly Diet[]): readonly Diet[] =>
  diets.filter((diet) => !diets.some((other) => other !== diet && suits([other], diet)));

/** Whether a dish of these diets suits a guest who eats by `diet`. Rule: allergens/AL6. */
export const suits = (diets: readonly Diet[], diet: Diet): boolean =>
  diets.some((known) => known === diet || (IMPLIED[known]?.includes(diet) ?? false));
