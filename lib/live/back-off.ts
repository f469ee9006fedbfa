const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/**
 * Returns the delay before the next attempt after a number of consecutive failures, in milliseconds. It doubles each
 * time up to 30 seconds, with a random part of half of it, so that not all guests reconnect at once. `random`: from 0
 * to below 1.
 */
export function backOff(failures: number, random: number): number {
  const longest = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
  return longest / 2 + (random * longest) / 2;
}
