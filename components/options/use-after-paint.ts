'use client';

import { startTransition, useEffect, useState } from 'react';

/** False until the screen has shown what is here first: what waits for it cannot hold that back. */
export function useAfterPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    // The frame that this runs in is painted before React goes on; a transition leaves room for taps.
    const frame = requestAnimationFrame(() => startTransition(() => setIsAfter(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAfter;
}
