'use client';

import { useEffect, useState } from 'react';
import { secondsLeft } from '@/lib/domain/booking/slot-hold';

/** The whole seconds until a moment, which count down. `endsAt`: milliseconds on the device's clock. */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return secondsLeft(endsAt, now);
}
