import { isRecord } from '../json/read-value';
import { ALLERGENS, type Allergen, type Diet, type FoodFacts, inOrder, readDiets } from './allergens';
import { suits } from './diet-rules';

/** What a guest cannot eat and how they eat. Rule: allergens/AL8. */
export type FoodNote = { allergens: readonly Allergen[]; diets: readonly Diet[] };

export const EMPTY_NOTE: FoodNote = { allergens: [], diets: [] };

export const isEmptyNote = (note: FoodNote): boolean => note.allergens.length === 0 && note.diets.length === 0;

/** Reads a stored or sent note, without members that cannot be read; null: nothing is noted. */
export function readFoodNote(value: unknown): FoodNote | null {
  if (!isRecord(value)) return null;
  const note = {
    allergens: inOrder(ALLERGENS, Array.isArray(value.allergens) ? value.allergens : []),
    diets: readDiets(value.diets),
  };
  return isEmptyNote(note) ? null : note;
}

/** Adds a member to a list of the note or takes it out. */
export const toggled = <T>(known: readonly T[], list: readonly T[], member: T): readonly T[] =>
  list.includes(member) ? list.filter((other) => other !== member) : inOrder(known, [...list, member]);

/** What of a product is on the guest's note. */
export type FoodWarning = {
  contains: readonly Allergen[];
  /** Diets of the guest for which the hotel does not mark the product. */
  unsuited: readonly Diet[];
  /** The hotel does not say what is in it. */
  isUnknown: boolean;
};

/** Compares a product with the guest's note; null: nothing to say. Rules: allergens/AL9, allergens/AL10. */
export function foodWarning(facts: FoodFacts, note: FoodNote): FoodWarning | null {
  if (!facts.is_food || isEmptyNote(note)) return null;
  const warning = {
    contains: note.allergens.filter((allergen) => facts.allergens?.includes(allergen)),
    unsuited: note.diets.filter((diet) => !suits(facts.diets, diet)),
    isUnknown: facts.allergens === null,
  };
  if (warning.isUnknown) return { ...warning, unsuited: [] };
  return warning.contains.length + warning.unsuited.length === 0 ? null : warning;
}
