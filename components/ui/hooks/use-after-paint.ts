'use client';

import { startTransition, useEffect, useState } from 'react';

/** False until the first paint. For content that must not delay what the guest sees first. */
export function useAfterPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout>;
    // The timer fires after this frame is painted. A transition lets taps interrupt the rendering.
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
