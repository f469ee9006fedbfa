import type { SignalKind } from '@/lib/domain/desk/alarm';
import { gainOf } from '@/lib/domain/desk/sound';

/** The tones of each sound: begin in seconds and frequency in Hz. Those of different kinds do not overlap. */
const CHIMES: Readonly<Record<SignalKind, readonly (readonly [number, number])[]>> = {
  order: [
    [0, 880],
    [0.22, 1175],
  ],
  chat: [
    [0.6, 1568],
    [0.74, 1568],
    [0.88, 1976],
  ],
  due: [
    [1.9, 988],
    [2.12, 988],
  ],
  cancellation: [
    [1.3, 587],
    [1.52, 392],
  ],
  ticket: [
    [2.5, 494],
    [2.66, 494],
    [2.82, 370],
  ],
};

/** Plays the short tones of a kind. The audio must run. `volume`: from 0 to 1. */
export function playChime(audio: AudioContext, kind: SignalKind, volume: number): void {
  for (const [start, frequency] of CHIMES[kind]) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    const at = audio.currentTime + start;
    gain.gain.setValueAtTime(gainOf(volume), at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.22);
  }
}
