'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type SoundState, soundState } from '@/lib/domain/desk/sound';

/** Milliseconds after which the audio is looked at again: an iPad that was locked does not always say so. */
const LOOK_MS = 2_000;

/** What counts as a tap for browsers. */
const GESTURES = ['pointerup', 'keydown'] as const;

/**
 * The browser's audio while the sound is wanted. Browsers play nothing before a tap, and an iPad that was locked nothing
 * until `resume()`, which is called whenever the page becomes visible and at every tap, wherever it lands. `unlock` must be
 * called by a tap. Rule: desk/DE87.
 */
export function useAudio(isWanted: boolean): { audio: AudioContext | null; state: SoundState; unlock(): void } {
  const current = useRef<AudioContext | null>(null);
  const [running, setRunning] = useState<AudioContext | null>(null);
  const look = useCallback(() => {
    const { current: audio } = current;
    setRunning(audio?.state === 'running' ? audio : null);
  }, []);
  const goOn = useCallback(() => {
    // A system that holds the audio back refuses; the next tap asks again.
    if (current.current?.state !== 'running') void current.current?.resume().then(look, look);
  }, [look]);
  const unlock = useCallback(() => {
    if (current.current === null) {
      current.current = new AudioContext();
      current.current.addEventListener('statechange', look);
    }
    goOn();
    look();
  }, [goOn, look]);
  useEffect(() => {
    if (!isWanted) return;
    // Only after a tap: earlier ones are answered by a warning in the console, and by silence.
    if (navigator.userActivation?.hasBeenActive === true) unlock();
    const goOnInView = () => {
      look();
      if (document.visibilityState === 'visible') goOn();
    };
    const timer = setInterval(goOnInView, LOOK_MS);
    document.addEventListener('visibilitychange', goOnInView);
    window.addEventListener('pageshow', goOnInView);
    for (const gesture of GESTURES) document.addEventListener(gesture, unlock);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', goOnInView);
      window.removeEventListener('pageshow', goOnInView);
      for (const gesture of GESTURES) document.removeEventListener(gesture, unlock);
      current.current?.removeEventListener('statechange', look);
      void current.current?.close();
      current.current = null;
      setRunning(null);
    };
  }, [isWanted, unlock, goOn, look]);
  return { audio: running, state: soundState(isWanted, running === null ? null : 'running'), unlock };
}
