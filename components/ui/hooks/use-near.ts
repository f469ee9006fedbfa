'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is visible in a scroll container or at most one screen away. `scroller`: the container, or the
 * selector of the nearest ancestor that scrolls.
 */
export function useNear(element: RefObject<Element | null>, scroller: RefObject<Element | null> | string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      root: typeof scroller === 'string' ? element.current.closest(scroller) : scroller.current,
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return isNear;
}
