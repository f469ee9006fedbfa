'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** How many entries are rendered at first, and with each screen that somebody scrolls. */
const STEP = 24;

/**
 * Renders a long list a part at a time, so that three hundred orders cost no more than those that are seen. `scroller`: what
 * scrolls; its element is missing where the page does. `end`: for an element behind the last entry.
 */
export function useGrowingList(count: number, scroller: RefObject<Element | null>) {
  const [limit, setLimit] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (limit >= count || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setLimit(limit + STEP);
      },
      { root: scroller.current, rootMargin: '50% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [limit, count, scroller]);
  return { limit, end };
}
