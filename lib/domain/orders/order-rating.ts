import { trimTyped } from '../i18n/typed-text';

/** A guest's rating of an order. `words`: what the guest wrote; null: nothing, or the order is anonymised. */
export type OrderRating = { stars: number; words: string | null };

/** The stars of a rating, the worst first. */
export const RATING_STARS = [1, 2, 3, 4, 5] as const;

/** Maximum length of the words, in characters. */
export const MAX_RATING_WORDS = 500;

/** Removes surrounding blanks; words without any content are none. */
export function trimRatingWords(words: string | null): string | null {
  return trimTyped(words ?? '') || null;
}

/**
 * Whether a guest can rate an order: once, after it was delivered, while the hotel still knows whose it is. Rule:
 * orders/OR30.
 */
export const canBeRated = (order: {
  status: string;
  rating: OrderRating | null;
  anonymised_at: string | null;
}): boolean => order.status === 'done' && order.rating === null && order.anonymised_at === null;

/** Whether two ratings are equal, so that the second is a repetition of the first. */
export const isSameRating = (one: OrderRating, other: OrderRating): boolean =>
  one.stars === other.stars && one.words === other.words;
