import type { Choice } from './kit';

/**
 * Truncates to whole pieces. Returns 0 beyond the safe integers, where a multiplication could result in Infinity or
 * NaN.
 */
export const countable = (pieces: number): number => {
  const whole = Math.trunc(pieces);
  return Number.isSafeInteger(whole) ? whole : 0;
};

/** Returns a choice's own quantity; 1 if it is missing, below 1 or not finite (prices/P4, prices/P5). */
export const quantityOf = (choice: Choice): number => Math.max(1, countable(choice.quantity ?? 1));
