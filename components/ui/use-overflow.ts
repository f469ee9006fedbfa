'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a row holds more than fits into it. Watched, because a row that is known already is drawn before its dialog
 * opens, when nothing has a size, and because a window can be made wider. `count`: how many things are in it.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null || count === 0) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, count]);
  return overflows;
}
