'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Height of a row of the grid and the gap between two tickets, in pixels. Rows have no gap of their own. */
export const GRID_ROW = 4;
const GAP = 10;

/** Of a ticket that is seen no more than this, in pixels, the rest counts as below. */
const PEEK = 24;

/**
 * Packs the tickets of a lane into its columns without holes: each takes as many low rows as it is high. They stay in one
 * list in reading order, so that a ticket keeps what is open in it when those before it leave. `below`: how many tickets of
 * the list begin below its lower edge.
 */
export function useTicketGrid(): {
  grid: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  observe(ticket: HTMLElement | null): (() => void) | undefined;
  below: number;
  countBelow(): void;
} {
  const grid = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(0);
  const countBelow = useCallback(() => {
    const bottom = (scroller.current?.getBoundingClientRect().bottom ?? 0) - PEEK;
    const tickets = [...(grid.current?.children ?? [])];
    setBelow(tickets.filter((ticket) => ticket.getBoundingClientRect().top > bottom).length);
  }, []);
  const [sizes] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) {
          if (target === scroller.current || !(target instanceof HTMLElement)) continue;
          const height = borderBoxSize[0]?.blockSize ?? target.offsetHeight;
          target.style.gridRowEnd = `span ${Math.ceil((height + GAP) / GRID_ROW)}`;
        }
        countBelow();
      }),
  );
  useEffect(() => {
    if (scroller.current !== null) sizes.observe(scroller.current);
    return () => sizes.disconnect();
  }, [sizes]);
  const observe = useCallback(
    (ticket: HTMLElement | null) => {
      if (ticket === null) return;
      sizes.observe(ticket);
      return () => {
        sizes.unobserve(ticket);
        // The last ticket of a lane leaves without a change of any size.
        countBelow();
      };
    },
    [sizes, countBelow],
  );
  return { grid, scroller, observe, below, countBelow };
}
