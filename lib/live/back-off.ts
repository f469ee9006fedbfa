const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * How long to wait after so many failures in a row, in milliseconds: twice as long each time, up to half a minute, and
 * anywhere in the upper half of that, so that a server that comes back does not meet all its guests at once.
 * `random`: from 0 up to 1.
 */
export function backOff(failures: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
  return longest / 2 + (random * longest) / 2;
}
