/** The loudest sound that is played: above it two tones together are distorted. */
const FULL_GAIN = 0.6;

/** The volume of a desk on which nobody has chosen another one. */
export const USUAL_VOLUME = 0.5;

/** The quietest volume that can be chosen: a desk that nobody hears is switched off instead. */
export const MIN_VOLUME = 0.1;

/** A stored volume, from 0.1 to 1. */
export const readVolume = (value: unknown): number =>
  typeof value === 'number' && value >= MIN_VOLUME && value <= 1 ? value : USUAL_VOLUME;

/** The gain of a volume. Squared, because ears hear steps of a volume and not of a gain. Rule: desk/DE88. */
export const gainOf = (volume: number): number => FULL_GAIN * volume ** 2;

/** Whether a desk is heard: `locked` while the browser or the system holds the sound back until somebody taps. Rule: desk/DE87. */
export type SoundState = 'off' | 'on' | 'locked';

/** The state of the sound. `audio`: of the browser's audio, which a locked iPad calls "interrupted"; null: there is none yet. */
export function soundState(isWanted: boolean, audio: string | null): SoundState {
  if (!isWanted) return 'off';
  return audio === 'running' ? 'on' : 'locked';
}
