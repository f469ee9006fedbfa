'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * The device's clock in milliseconds, updated every `everyMs` while it runs, and at once when it runs again. Rule:
 * orders/OR25.
 */
export function useNow(everyMs: number, isRunning = true): number {
  const [now, setNow] = useState(() => Date.now());
  const hasStopped = useRef(false);
  useEffect(() => {
    if (!isRunning) {
      hasStopped.current = true;
      return;
    }
    if (hasStopped.current) setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isRunning]);
  return now;
}
