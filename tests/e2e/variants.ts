/** Why variants of a journey run only in `npm run test:all`. */
const REASONS = {
  language: 'in another language or writing direction; most journeys are in English',
  look: 'in the other colour scheme',
  width: 'at another width',
  hotel: 'on the same kind of page of another hotel',
} as const;

/** Whether all variants run. `npm run test:all` sets it. */
export const RUNS_ALL = process.env.TEST_ALL === 'on';

/**
 * The variants in which a journey runs: its most telling ones, which come first, and in `npm run test:all` every one.
 * `why`: in what the others differ. `first`: how many are telling.
 */
export function telling<const V>(variants: readonly V[], why: keyof typeof REASONS, first = 1): readonly V[] {
  if (!(why in REASONS)) throw new Error(`variants differ in one of ${Object.keys(REASONS).join(', ')}`);
  return RUNS_ALL ? variants : variants.slice(0, first);
}
