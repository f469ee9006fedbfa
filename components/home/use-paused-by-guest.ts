'use client';

import { useCallback, useState } from 'react';
import { useMayMove } from './use-may-move';

/**
 * Whether the guest has paused what moves by itself. On devices where nothing may move by itself it begins paused.
 */
export function usePausedByGuest(): { isPaused: boolean; pause: () => void; toggle: () => void } {
  const mayMove = useMayMove();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPaused = choice ?? !mayMove;
  const pause = useCallback(() => setChoice(true), []);
  return { isPaused, pause, toggle: () => setChoice(!isPaused) };
}
