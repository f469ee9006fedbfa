/**
 * Prints a figure beside its budget. Returns whether it is within.
 *
 * @param {string} what
 * @param {number} found
 * @param {{ least?: number, most?: number }} limits
 */
export function within(what, found, { least = 0, most = Number.POSITIVE_INFINITY }) {
  const ok = found >= least && found <= most;
  const limit = least > 0 ? `at least ${least}` : `at most ${most}`;
  console.log(`${ok ? 'ok  ' : 'OVER'}  ${what}: ${found.toFixed(2)}, ${limit}`);
  return ok;
}
