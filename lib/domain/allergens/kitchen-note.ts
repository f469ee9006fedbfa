import { joinList } from '../i18n/join-list';
import { ALLERGEN_KEYS, DIET_KEYS } from './food-message-keys';
import type { FoodNote } from './food-note';

/**
 * A guest's note with an order. `kitchen`: its sentences in the hotel's first language, `language`, as they were at the
 * time of the order. Rule: allergens/AL12.
 */
export type OrderFoodNote = FoodNote & { kitchen: readonly string[]; language: string };

type Words = Readonly<Record<string, string>>;

const sentence = (words: Words, key: string, list: string): readonly string[] =>
  list === '' ? [] : [(words[key] ?? '{list}').replace('{list}', () => list)];

/** The note as the kitchen reads it, from the dictionary of its language; a missing word is its code. */
export function kitchenNote(note: FoodNote, words: Words, language: string): OrderFoodNote {
  const listed = (codes: readonly string[], keys: Words) =>
    joinList(
      codes.map((code) => words[keys[code] ?? ''] ?? code),
      language,
    );
  return {
    allergens: note.allergens,
    diets: note.diets,
    kitchen: [
      ...sentence(words, 'kitchen_allergies', listed(note.allergens, ALLERGEN_KEYS)),
      ...sentence(words, 'kitchen_diet', listed(note.diets, DIET_KEYS)),
    ],
    language,
  };
}
