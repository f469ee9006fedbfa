import { isRecord } from '../json/read-value';

/** The fourteen allergens that EU 1169/2011 names, in its order, and the diets of a hotel's file. Rule: allergens/AL1. */

export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten_free',
  'lactose_free',
  'pork_free',
  'alcohol_free',
] as const;
export type Diet = (typeof DIETS)[number];

/** What a choice adds to its product and what it takes away, such as milk or being vegan. */
type FoodChange<T> = { add: readonly T[]; remove: readonly T[] };

/** 'unknown': the choice says something about allergens that cannot be read. */
export type AllergenChange = FoodChange<Allergen> | 'unknown' | null;
export type DietChange = FoodChange<Diet> | null;

const isAllergen = (value: unknown): value is Allergen => ALLERGENS.some((known) => known === value);

/** Reads a list of allergens; null: unknown. One that cannot be read makes all unknown. Rule: allergens/AL3. */
export const readAllergens = (value: unknown): readonly Allergen[] | null =>
  Array.isArray(value) && value.every(isAllergen) ? inOrder(ALLERGENS, value) : null;

/** Reads a list of diets, without those that cannot be read. */
export const readDiets = (value: unknown): readonly Diet[] => (Array.isArray(value) ? inOrder(DIETS, value) : []);

/** Reads what a choice changes about allergens. Only what it takes away may be unreadable. Rule: allergens/AL3. */
export function readAllergenChange(value: unknown): AllergenChange {
  if (value === undefined || value === null) return null;
  const add = isRecord(value) ? readAllergens(value.add ?? []) : null;
  if (!isRecord(value) || add === null) return 'unknown';
  return { add, remove: Array.isArray(value.remove) ? value.remove.filter(isAllergen) : [] };
}

/** Reads what a choice changes about diets. */
export const readDietChange = (value: unknown): DietChange =>
  isRecord(value) ? { add: readDiets(value.add), remove: readDiets(value.remove) } : null;

/** The members of `values` that are known, in the known order and each once. */
export const inOrder = <T>(known: readonly T[], values: readonly unknown[]): readonly T[] =>
  known.filter((member) => values.includes(member));

/** What is in a product as it is configured. */
export type FoodFacts = {
  /** null: the hotel does not say; empty: none of the fourteen (allergens/AL2, allergens/AL3). */
  allergens: readonly Allergen[] | null;
  diets: readonly Diet[];
  /** Whether the hotel answers for what is in it. False of a massage or a taxi. */
  is_food: boolean;
};
