/** The average level above which a sound counts as speech; levels are 0 to 255. */
const SPEAKING_ABOVE = 10;
/** Time from the first speech until the hint is hidden, in milliseconds. */
const STARTED_AFTER_MS = 600;

/** `since`: when speech was first heard, in milliseconds; null: not yet. */
export type Speech = { isSpeaking: boolean; hasStartedSpeaking: boolean; since: number | null };

export const SILENCE: Speech = { isSpeaking: false, hasStartedSpeaking: false, since: null };

/** The average level of a frequency analysis; 0 without data. */
export const averageLevel = (levels: Uint8Array): number =>
  levels.length === 0 ? 0 : levels.reduce((sum, level) => sum + level, 0) / levels.length;

/**
 * The speech after one more measurement; the same object if nothing has changed. `now`: milliseconds. Rule: voice/V6.
 */
export function followSpeech(before: Speech, { level, now }: { level: number; now: number }): Speech {
  const isSpeaking = level > SPEAKING_ABOVE;
  const since = before.since ?? (isSpeaking ? now : null);
  const hasStartedSpeaking = before.hasStartedSpeaking || (since !== null && now - since >= STARTED_AFTER_MS);
  const isSame =
    isSpeaking === before.isSpeaking && hasStartedSpeaking === before.hasStartedSpeaking && since === before.since;
  return isSame ? before : { isSpeaking, hasStartedSpeaking, since };
}
