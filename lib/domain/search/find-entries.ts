import { ANSWER_KINDS, answerOf, type DishFood, type FoodAnswer } from './food-answer';
import { type FoodQuestion, type FoodReader, foodQuestionReader } from './food-question';
import type { FoodWords } from './food-vocabulary';
import { buildSearchIndex, type SearchIndex, searchCatalogue, searchWords } from './search-index';

/** A section, product or answer, as far as the search reads it. */
type Entry =
  | { kind: 'section' | 'answer'; title: string; descr: string; names?: string; more?: string }
  | { kind: 'product'; descr: string; more?: string; dish?: DishFood; product: { title: string } };

/** `dishes`: what is in each entry; null: no dish. */
export type PreparedSearch = { index: SearchIndex; dishes: readonly (DishFood | null)[]; reader: FoodReader };

/** Prepares the search of a catalogue, once for all that is typed. */
export function prepareSearch({
  entries,
  foodWords = [],
}: {
  entries: readonly Entry[];
  foodWords?: readonly FoodWords[];
}): PreparedSearch {
  const reader = foodQuestionReader(foodWords);
  const texts = entries.map((entry) =>
    entry.kind !== 'product' ? entry : { title: entry.product.title, descr: entry.descr, more: entry.more ?? '' },
  );
  return {
    index: buildSearchIndex(texts, reader.isFoodWord),
    dishes: entries.map((entry) => (entry.kind === 'product' ? (entry.dish ?? null) : null)),
    reader,
  };
}

/** `entry`: its place; `food`: how it answers what was asked of a dish; null: nothing was asked. */
type Hit = { entry: number; food: FoodAnswer | null };

/**
 * `hits`: best first, what is asked of dishes by how they answer; `words`: those that were looked for; `isNear`: nothing has
 * every word; `isFood`: what was typed names a diet or an allergen, so that it matters what is in the hits.
 */
type Found = { hits: readonly Hit[]; words: readonly string[]; isNear: boolean; isFood: boolean };

/**
 * Finds what a guest has typed. What it asks of a dish only dishes answer, by what the hotel says of them; the other words
 * must be found as well. Rules: search/SR5, search/SR9.
 */
export function findEntries(typed: string, search: PreparedSearch): Found {
  const { question, isAbout, unused, wanted } = search.reader.read(typed);
  if (question !== null) return findDishes(question, search);
  const full = searchCatalogue(search.index, typed, unused);
  // What stands behind "without" is not wanted, so that what comes close to it must not be found by it.
  const found = !full.isNear || unused.size === 0 ? full : { ...searchCatalogue(search.index, wanted), isNear: true };
  const hits = found.entries.map((entry) => ({ entry, food: null }));
  return { hits, words: searchWords(typed), isNear: found.isNear && hits.length > 0, isFood: isAbout };
}

function findDishes(question: FoodQuestion, { index, dishes }: PreparedSearch): Found {
  const words = searchWords(question.rest);
  const found =
    words.length === 0 ? { entries: [...dishes.keys()], isNear: false } : searchCatalogue(index, question.rest);
  const unwanted = new Set(question.unread.flatMap((word) => searchCatalogue(index, word).entries));
  const answers = found.entries.flatMap((entry) => {
    const dish = dishes[entry];
    const food = dish == null || unwanted.has(entry) ? null : answerOf(dish, question);
    return food === null ? [] : [{ entry, food }];
  });
  const hits = ANSWER_KINDS.flatMap((kind) => answers.filter(({ food }) => food.kind === kind));
  const isNear = (found.isNear || question.unread.length > 0) && hits.length > 0;
  return { hits, words, isNear, isFood: true };
}
