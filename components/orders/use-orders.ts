'use client';

import { useEffect, useMemo } from 'react';
import type { ApiState } from '@/components/hotel/use-api';
import type { Order } from '@/lib/contract/order';
import { FETCH_AT_MS } from '@/lib/domain/orders/delivery-timer';
import type { LoadedOrders } from '@/lib/domain/orders/merge-orders';
import { subscribe } from '@/lib/live/subscribe';
import { useKeptOrders } from './use-kept-orders';

/**
 * A batch of orders while My orders shows it. The newest batch is read on opening, three times after it, and whenever
 * something is heard of one of its orders (orders/OR5, orders/OR6). An older one is read when the guest
 * comes to it, and after that only as long as one of its orders is under way: nothing happens to the others any more.
 */
export function useOrders(uuids: readonly string[], isNewest: boolean): ApiState<LoadedOrders<Order>> {
  const orders = useKeptOrders(uuids);
  const { value: kept, refetch } = orders;
  useEffect(() => {
    if (!isNewest) return;
    const timers = FETCH_AT_MS.filter((wait) => wait > 0).map((wait) => setTimeout(refetch, wait));
    return () => timers.forEach(clearTimeout);
  }, [isNewest, refetch]);
  const underWay = useStableUuids(
    kept === undefined ? [] : [...kept.groups.draft, ...kept.groups.pending].map(({ uuid }) => uuid),
  );
  const heard = isNewest ? uuids : underWay;
  const isOpen = kept === undefined || underWay.length > 0;
  useEffect(() => subscribe({ kind: 'orders', uuids: heard, isOpen }, refetch), [heard, isOpen, refetch]);
  return orders;
}

/** The same list as long as it names the same uuids: a subscription that is made anew asks for everything anew. */
function useStableUuids(uuids: readonly string[]): readonly string[] {
  const text = uuids.join(' ');
  return useMemo(() => text.split(' ').filter((uuid) => uuid !== ''), [text]);
}
