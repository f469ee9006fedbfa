import { millisecondsInDay } from 'date-fns/constants';

/**
 * Longer than a machine is usually off, and far shorter than any retention, so that a wrong clock ends personal data at
 * most this much too early.
 */
const MAX_AHEAD_DAYS = 14;

/** A clock that is further ahead than can be believed. Times are ISO. */
export type ClockJump = { clock: string; lastKnown: string };

type KnownTimes = {
  /** When a round of the retention last found the clock right; null: nothing personal was stored before. */
  trustedAt: string | null;
  /** When this build was made; null: unknown, as in development. */
  builtAt: string | null;
};

/**
 * Whether a clock is far beyond every time that has certainly passed; null: it can be believed. A clock that is behind
 * deletes nothing and so is believed. Rule: personal-data/PD3.
 */
export function findClockJump(now: Date, { trustedAt, builtAt }: KnownTimes): ClockJump | null {
  if (trustedAt === null) return null;
  const lastKnown = builtAt !== null && builtAt > trustedAt ? builtAt : trustedAt;
  const aheadMs = now.getTime() - Date.parse(lastKnown);
  return aheadMs <= MAX_AHEAD_DAYS * millisecondsInDay ? null : { clock: now.toISOString(), lastKnown };
}
