'use client';

import { useEffect, useRef, useState } from 'react';
import { playedAtStory, STEP_MS, storyAt } from '@/lib/domain/announcements/stories';

/** Plays stories one after the other. `goTo`: begins a story. Rule: announcements/AN12. */
export function useStoryClock({ count, isPlaying }: { count: number; isPlaying: boolean }) {
  const [played, setPlayed] = useState(0);
  const now = useRef(0);
  const [start, setStart] = useState(0);
  const position = storyAt(played, count);
  const { isFinished } = position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` begins anew after each step
  useEffect(() => {
    if (!isPlaying || isFinished) return;
    // One beginning for all steps: a late timer delays its own step and no later one.
    const began = performance.now() - now.current;
    const timer = setInterval(() => {
      now.current = performance.now() - began;
      setPlayed(now.current);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isFinished, start]);
  const goTo = (index: number) => {
    now.current = playedAtStory(index, count);
    setPlayed(now.current);
    setStart((before) => before + 1);
  };
  return { ...position, goTo };
}
