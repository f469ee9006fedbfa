'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Order } from '@/lib/contract/order';
import { allOrders, type LoadedOrders, movedOrders } from '@/lib/domain/orders/merge-orders';
import { cardOfOrder } from './focus-order';

type Shown = { loaded: LoadedOrders<Order> | undefined; tops: ReadonlyMap<string, number> };

/** The tokens `--t-move` and `--ease-out`. */
const GLIDE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
/** Movement shorter than this, in pixels, is not animated. */
const LEAST_MOVE = 4;

/**
 * Lets the cards glide to their new places when the status of an order has changed, unless the guest prefers reduced
 * motion. Rule: orders/OR26.
 */
export function useGentleMoves(loaded: LoadedOrders<Order> | undefined): void {
  const before = useRef<Shown>({ loaded: undefined, tops: new Map() });
  useLayoutEffect(() => {
    const { current: last } = before;
    const hasMoved = movedOrders(last.loaded, loaded).length > 0;
    const tops = new Map<string, number>();
    for (const { uuid } of allOrders(loaded)) {
      const card = cardOfOrder(uuid);
      if (card === null) continue;
      const top = card.offsetTop;
      tops.set(uuid, top);
      const distance = (last.tops.get(uuid) ?? top) - top;
      if (hasMoved && Math.abs(distance) >= LEAST_MOVE) glide(card, distance);
    }
    before.current = { loaded, tops };
  }, [loaded]);
}

function glide(card: HTMLElement, distance: number): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  card.animate([{ translate: `0 ${distance}px` }, { translate: '0 0' }], GLIDE);
}
