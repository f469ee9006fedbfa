/** How often parts may be rendered anew within a second: more often than a guest taps or types, and no endless loop. */
const MOST_RENEWALS = 10;
const WITHIN_MS = 1000;

let renewals: readonly number[] = [];

/**
 * Whether a part failed because somebody else had changed its elements, as translators and extensions do, so that it only
 * needs to be rendered anew. Not again and again, because then something else is wrong. Rule: failures/FL10.
 */
export function isWorthRenewing(error: unknown): boolean {
  const isBroken =
    error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError');
  if (!isBroken) return false;
  const now = performance.now();
  renewals = [...renewals, now].filter((at) => now - at < WITHIN_MS);
  return renewals.length <= MOST_RENEWALS;
}
