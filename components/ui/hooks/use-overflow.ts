'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a row overflows its width. Observes its size: a row may be rendered in a dialog that is not yet open, where
 * everything has size 0, and windows are resized. `count`: the number of items in the row.
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
