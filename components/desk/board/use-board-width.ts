'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The rail and the gutters beside the board, in pixels, until it has been measured. */
const AROUND = 136;

/** The width of the board in pixels. `frame`: for the element that has it. */
export function useBoardWidth(): { width: number; frame: RefObject<HTMLDivElement | null> } {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => window.innerWidth - AROUND);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return { width, frame };
}
