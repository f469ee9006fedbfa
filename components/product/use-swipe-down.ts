'use client';

import { type RefObject, useEffect } from 'react';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { SwipeDown } from './swipe-down';

/** Lets a finger pull the sheet around `scroll` down to close it. */
export function useSwipeDown(scroll: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = scroll.current;
    const sheet = area?.closest('dialog');
    if (!area || !sheet) return;
    const stop = new AbortController();
    new SwipeDown({ scroll: area, sheet, close: () => closeOverlays() }).listen(stop.signal);
    return () => stop.abort();
  }, [scroll]);
}
