import type { FoodWords } from '@/lib/domain/search/food-vocabulary';
import table from './food-words-table.json';

const TABLE: Readonly<Record<string, FoodWords>> = table;

/** How guests name diets and allergens in a language, and in English, which guests of every language type. */
export const foodWordsOf = (language: string): readonly FoodWords[] =>
  [...new Set([language, 'en'])].flatMap((each) => TABLE[each] ?? []);
