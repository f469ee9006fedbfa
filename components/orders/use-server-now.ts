'use client';

import { useEffect, useRef, useState } from 'react';
import { onClockCorrected, serverNow } from '@/lib/device/server-clock';

/**
 * The server's clock in milliseconds, updated every `everyMs` while it runs, and at once when it runs again. Rule:
 * orders/OR25.
 */
export function useServerNow(everyMs: number, isRunning = true): number {
  const [now, setNow] = useState(serverNow);
  const hasStopped = useRef(false);
  useEffect(() => {
    if (!isRunning) {
      hasStopped.current = true;
      return;
    }
    const update = () => setNow(serverNow());
    if (hasStopped.current) update();
    const timer = setInterval(update, everyMs);
    const ignore = onClockCorrected(update);
    return () => {
      clearInterval(timer);
      ignore();
    };
  }, [everyMs, isRunning]);
  return now;
}
