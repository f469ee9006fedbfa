'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Order } from '@/lib/contract/order';
import { FETCH_AT_MS } from '@/lib/domain/delivery-timer';
import { type KeptOrders, keptOrders } from '@/lib/domain/kept-orders';
import { subscribe } from '@/lib/live/subscribe';
import { useOrderUuids } from './use-order-uuids';
import { useOrdersReading } from './use-orders-reading';

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
  const uuids = useOrderUuids();
  const { data, isValidating, mutate: readAgain } = useOrdersReading(uuids);
  const [seen, setSeen] = useState<typeof data>(undefined);
  const [kept, setKept] = useState<KeptOrders<Order> | null>(null);
  if (data !== undefined && data !== seen) {
    setSeen(data);
    setKept(keptOrders(kept, data));
  }
  // A history that was cleared is not what a later order is added to.
  if (uuids.length === 0 && kept !== null) setKept(null);
  const retry = useCallback(() => void readAgain(), [readAgain]);
  useEffect(() => {
    if (uuids.length === 0) return;
    const timers = FETCH_AT_MS.filter((wait) => wait > 0).map((wait) => setTimeout(retry, wait));
    return () => timers.forEach(clearTimeout);
  }, [uuids, retry]);
  const isUnderWay = kept === null || kept.groups.draft.length + kept.groups.pending.length > 0;
  useEffect(() => subscribe({ kind: 'orders', uuids, isOpen: isUnderWay }, retry), [uuids, isUnderWay, retry]);
  return {
    kept,
    hasUuids: uuids.length > 0,
    failed: data?.answer.ok === false,
    isReading: isValidating,
    retry,
  };
}
