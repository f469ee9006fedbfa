'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import type { Order } from '@/lib/contract/order';
import { paths } from '@/lib/contract/paths';
import { orderUuids } from '@/lib/device/order-uuids';
import { FETCH_AT_MS } from '@/lib/domain/delivery-timer';
import { type KeptOrders, keptOrders } from '@/lib/domain/kept-orders';
import { subscribeToOrders } from '@/lib/live/subscribe';

const NONE: readonly string[] = [];
const noUuids = () => NONE;
const uuidsNow = () => orderUuids.get();
const onUuidsChange = (listener: () => void) => orderUuids.subscribe(listener);

export type ShownOrders = {
  /** null: nothing has been read yet. */
  kept: KeptOrders<Order> | null;
  hasUuids: boolean;
  /** The last reading failed; what is shown stays. */
  failed: boolean;
  isReading: boolean;
  retry: () => void;
};

/**
 * The orders of this phone while My orders is open: read on opening, three times after it, and whenever something is
 * heard of one of them. Source: follow-up 4.1 "Refreshing My orders".
 */
export function useOrders(): ShownOrders {
  const { code } = useHotel();
  // Straight from the device and not through its atom, which is empty in the first picture: a drawer that says
  // "no orders" for one instant frightens a guest who has some.
  const uuids = useSyncExternalStore(onUuidsChange, uuidsNow, noUuids);
  const {
    data,
    isValidating,
    mutate: readAgain,
  } = useSWR(
    uuids.length === 0 ? null : paths.ordersCheck(code, uuids),
    async () => ({ answer: await browserApi().checkOrders(code, uuids), receivedAt: Date.now() }),
    // Every opening reads, also one that follows close on another.
    { dedupingInterval: 0, keepPreviousData: true },
  );
  const [seen, setSeen] = useState<typeof data>(undefined);
  const [kept, setKept] = useState<KeptOrders<Order> | null>(null);
  if (data !== undefined && data !== seen) {
    setSeen(data);
    setKept(keptOrders(kept, data));
  }
  const retry = useCallback(() => void readAgain(), [readAgain]);
  useEffect(() => {
    if (uuids.length === 0) return;
    const timers = FETCH_AT_MS.filter((wait) => wait > 0).map((wait) => setTimeout(retry, wait));
    return () => timers.forEach(clearTimeout);
  }, [uuids, retry]);
  useEffect(() => subscribeToOrders({ orders: uuids }, retry), [uuids, retry]);
  return {
    kept,
    hasUuids: uuids.length > 0,
    failed: data?.answer.ok === false,
    isReading: isValidating,
    retry,
  };
}
