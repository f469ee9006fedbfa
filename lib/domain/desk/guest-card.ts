import { addUp, type Minor } from '../money/money';
import { finalSumOf } from '../money/order-amounts';
import { isStopped } from '../orders/order-status';

type CardOrder = {
  ostatus_id: string;
  created_at: string;
  final_sum: number;
  language: string;
  food_note: { kitchen: readonly string[]; language: string } | null;
  allergy_texts: readonly string[];
};

/** A sentence about what a guest cannot eat, or what they typed about it, and its language. */
export type AllergyWords = { text: string; language: string };

/**
 * What a hotel knows of a guest at a glance: the sum of what they ordered, without what came to nothing, and what they
 * cannot eat, each sentence once, the newest order's first. Rule: desk/DE63.
 */
export function guestCard(orders: readonly CardOrder[]): {
  sum: Minor;
  counted: number;
  sentences: readonly AllergyWords[];
  typed: readonly AllergyWords[];
} {
  const counted = orders.filter(({ ostatus_id }) => !isStopped(ostatus_id));
  const newestFirst = [...orders].sort((one, other) => other.created_at.localeCompare(one.created_at));
  return {
    sum: addUp(counted.map(finalSumOf)),
    counted: counted.length,
    sentences: distinct(
      newestFirst.flatMap(({ food_note: note }) =>
        (note?.kitchen ?? []).map((text) => ({ text, language: note?.language ?? '' })),
      ),
    ),
    typed: distinct(
      newestFirst.flatMap(({ allergy_texts, language }) => allergy_texts.map((text) => ({ text, language }))),
    ),
  };
}

const distinct = (words: readonly AllergyWords[]): readonly AllergyWords[] =>
  words.filter(({ text }, place) => words.findIndex((other) => other.text === text) === place);
