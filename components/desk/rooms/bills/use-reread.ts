'use client';

import { useEffect, useRef } from 'react';
import { useDeskData } from '../../live/desk-data';

/** Between two readings without news: stays end by the clock. */
const INTERVAL_MS = 60_000;
/** In which changes of orders are collected before the list is read. */
const COLLECT_MS = 200;

/**
 * Reads a list when it opens, when orders change, and every minute. What another desk posts arrives as a change of its order.
 * `read` must have a stable identity. Rule: rooms/RM18.
 */
export function useReread(read: () => Promise<void>): void {
  const { live, isEnded } = useDeskData();
  const { orders } = live;
  useEffect(() => {
    if (isEnded) return;
    void read();
    const timer = setInterval(read, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isEnded, read]);
  const seen = useRef(orders);
  useEffect(() => {
    if (isEnded || seen.current === orders) return;
    const timer = setTimeout(() => {
      seen.current = orders;
      void read();
    }, COLLECT_MS);
    return () => clearTimeout(timer);
  }, [isEnded, orders, read]);
}
