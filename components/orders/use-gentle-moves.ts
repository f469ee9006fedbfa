'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Order } from '@/lib/contract/order';
import { allOrders, type LoadedOrders, movedOrders } from '@/lib/domain/orders/merge-orders';
import { cardOfOrder } from './focus-order';

/** The tokens `--t-move` and `--ease-out`. */
const GLIDE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
/** Movement shorter than this, in pixels, is not animated. */
const LEAST_MOVE = 4;

/**
 * Lets the cards glide to their new places when the status of an order has changed, unless the guest prefers reduced
 * motion. Rule: orders/OR26.
 */
export function useGentleMoves(loaded: LoadedOrders<Order> | undefined): void {
  const before = useRef(loaded);
  const tops = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    if (movedOrders(before.current, loaded).length > 0) glideFrom(tops.current, loaded);
    before.current = loaded;
  }, [loaded]);
  // Without dependencies, because any rendering may add cards or change the height of one.
  useEffect(() => {
    // After the frame is painted, reading places computes no layout. Before it, it would delay the frame.
    let later: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => {
        tops.current = topsOf(loaded);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  });
}

/** The distance of each card from the top of its container, in pixels. */
const topsOf = (loaded: LoadedOrders<Order> | undefined): ReadonlyMap<string, number> =>
  new Map(
    allOrders(loaded).flatMap(({ uuid }): [string, number][] => {
      const card = cardOfOrder(uuid);
      return card === null ? [] : [[uuid, card.offsetTop]];
    }),
  );

function glideFrom(tops: ReadonlyMap<string, number>, loaded: LoadedOrders<Order> | undefined): void {
  for (const [uuid, top] of topsOf(loaded)) {
    const distance = (tops.get(uuid) ?? top) - top;
    const card = cardOfOrder(uuid);
    if (card !== null && Math.abs(distance) >= LEAST_MOVE) glide(card, distance);
  }
}

function glide(card: HTMLElement, distance: number): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  card.animate([{ translate: `0 ${distance}px` }, { translate: '0 0' }], GLIDE);
}
