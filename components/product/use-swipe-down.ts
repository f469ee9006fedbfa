'use client';

import { type RefObject, useEffect } from 'react';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';

/** Lets a finger pull the sheet around `scroll` down to close it, once its code is loaded. The sheet opens without it. */
export function useSwipeDown(scroll: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = scroll.current;
    const sheet = area?.closest('dialog');
    if (!area || !sheet) return;
    const stop = new AbortController();
    import('./swipe-down').then(
      ({ SwipeDown }) => {
        if (!stop.signal.aborted)
          new SwipeDown({ scroll: area, sheet, close: () => closeOverlays() }).listen(stop.signal);
      },
      // The close button and the way back close it without a gesture.
      () => undefined,
    );
    return () => stop.abort();
  }, [scroll]);
}
