'use client';

import { startTransition, useEffect, useState } from 'react';

/** False until the screen has shown what is here first: what waits for it cannot hold that back. */
export function useAfterPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout>;
    // The frame that this runs in is painted before the timer is due; a transition leaves room for taps.
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setIsAfter(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, []);
  return isAfter;
}
