'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the signal changes; not at the beginning, when there is nothing to clear. */
export function useCleared(signal: unknown, clear: () => void): void {
  const before = useRef(signal);
  const onClear = useEffectEvent(clear);
  useEffect(() => {
    if (before.current === signal) return;
    before.current = signal;
    onClear();
  }, [signal]);
}
