import { joinList } from '../i18n/join-list';
import type { Allergen, Diet, FoodFacts } from './allergens';
import { ALLERGEN_KEYS, DIET_KEYS } from './food-message-keys';
import { type FoodNote, type FoodWarning, foodWarning } from './food-note';

/** A line of the order that is against the note, or of which nothing is stated. Rule: allergens/AL13. */
export type NotedLine = {
  /** The id of the line in its order. */
  line_id: number;
  contains: readonly Allergen[];
  /** Diets of the guest for which the hotel does not mark the dish. */
  unsuited: readonly Diet[];
  /** The hotel does not say what is in it. */
  is_unknown: boolean;
  /** The same as sentences in the language of the note. */
  kitchen: readonly string[];
};

/**
 * A guest's note with an order. `kitchen`: its sentences in the hotel's first language, `language`, as they were at the
 * time of the order. Rule: allergens/AL12.
 */
export type ReceivedFoodNote = FoodNote & { kitchen: readonly string[]; language: string };

/** The note as staff see it. `lines`: those that it concerns. Rule: allergens/AL13. */
export type OrderFoodNote = ReceivedFoodNote & { lines: readonly NotedLine[] };

type Words = Readonly<Record<string, string>>;

/** What a line of an order has in it, with the options as the guest has chosen them. */
export type LineFood = { line_id: number; facts: FoodFacts };

/** The language of the kitchen, with its dictionary; a missing word is its code. */
type Reader = { words: Words; language: string };

const sentence = (words: Words, key: string, list: string): readonly string[] =>
  list === '' ? [] : [(words[key] ?? '{list}').replace('{list}', () => list)];

const allergensIn = ({ words, language }: Reader, codes: readonly Allergen[]) =>
  joinList(
    codes.map((code) => words[ALLERGEN_KEYS[code]] ?? code),
    language,
  );

const dietsIn = ({ words, language }: Reader, codes: readonly Diet[]) =>
  joinList(
    codes.map((code) => words[DIET_KEYS[code]] ?? code),
    language,
  );

/** The note as the kitchen reads it. */
export const kitchenNote = ({ allergens, diets }: FoodNote, reader: Reader): ReceivedFoodNote => ({
  allergens,
  diets,
  kitchen: [
    ...sentence(reader.words, 'kitchen_allergies', allergensIn(reader, allergens)),
    ...sentence(reader.words, 'kitchen_diet', dietsIn(reader, diets)),
  ],
  language: reader.language,
});

/** The lines that the note concerns, as the kitchen reads them. Rule: allergens/AL13. */
export const notedLines = (note: FoodNote, lines: readonly LineFood[], reader: Reader): readonly NotedLine[] =>
  lines.flatMap(({ line_id, facts }) => {
    const warning = foodWarning(facts, note);
    if (warning === null) return [];
    const { isUnknown, ...known } = warning;
    return [{ line_id, ...known, is_unknown: isUnknown, kitchen: warningInWords(warning, reader) }];
  });

function warningInWords({ contains, unsuited, isUnknown }: FoodWarning, reader: Reader): readonly string[] {
  const { words } = reader;
  if (isUnknown) return [words.food_unstated ?? 'unknown'];
  return [
    ...sentence(words, 'food_contains', allergensIn(reader, contains)),
    ...sentence(words, 'not_marked_as', dietsIn(reader, unsuited)),
  ];
}
