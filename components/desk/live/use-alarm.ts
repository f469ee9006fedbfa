'use client';

import { useEffect, useRef, useState } from 'react';
import { shouldSound, unacknowledged } from '@/lib/domain/desk/alarm';

const TICK_MS = 1000;

/** Two short tones. The audio context must have been opened by a tap. */
function playChime(audio: AudioContext): void {
  for (const [start, frequency] of [
    [0, 880],
    [0.22, 1175],
  ] as const) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    const at = audio.currentTime + start;
    volume.gain.setValueAtTime(0.25, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.22);
  }
}

/** The sound of new orders, and how many of them nobody at this desk has acknowledged. Rule: desk/DE9. */
export function useAlarm(newOrders: readonly { uuid: string }[]) {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [audio, setAudio] = useState<AudioContext | null>(null);
  const count = unacknowledged(newOrders, known);
  const played = useRef<{ at: number | null; count: number }>({ at: null, count: 0 });

  useEffect(() => {
    const sound = () => {
      const isArrival = count > played.current.count;
      const at = { count, isOn: audio !== null, isArrival, lastAt: played.current.at, now: Date.now() };
      const plays = shouldSound(at);
      played.current = { at: plays ? at.now : count === 0 ? null : played.current.at, count };
      if (plays && audio !== null) playChime(audio);
    };
    sound();
    const timer = setInterval(sound, TICK_MS);
    return () => clearInterval(timer);
  }, [count, audio]);

  const toggleSound = () => {
    void audio?.close();
    setAudio(audio === null ? new AudioContext() : null);
  };
  const acknowledge = () => setKnown(new Set(newOrders.map(({ uuid }) => uuid)));
  return { count, isOn: audio !== null, toggleSound, acknowledge };
}
