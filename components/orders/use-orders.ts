'use client';

import { useEffect, useMemo } from 'react';
import type { ApiState } from '@/components/hotel/use-api';
import type { Order } from '@/lib/contract/order';
import { FETCH_AT_MS } from '@/lib/domain/orders/delivery-timer';
import type { LoadedOrders } from '@/lib/domain/orders/merge-orders';
import { openOrders } from '@/lib/domain/orders/open-orders';
import { subscribe } from '@/lib/live/subscribe';
import { useLoadedOrders } from './use-loaded-orders';

/**
 * Reads a batch of orders while My orders shows it. The newest batch is read on opening, three times after it, and
 * after each event about one of its orders (orders/OR5, orders/OR6). An older batch is read when the guest scrolls to
 * it, and again only while one of its orders is in progress, because the others no longer change.
 */
export function useOrders(uuids: readonly string[], isNewest: boolean): ApiState<LoadedOrders<Order>> {
  const orders = useLoadedOrders(uuids);
  const { value: loaded, refetch } = orders;
  useEffect(() => {
    if (!isNewest) return;
    const timers = FETCH_AT_MS.filter((wait) => wait > 0).map((wait) => setTimeout(refetch, wait));
    return () => timers.forEach(clearTimeout);
  }, [isNewest, refetch]);
  const openUuids = useStableUuids(loaded === undefined ? [] : openOrders(loaded.groups).map(({ uuid }) => uuid));
  const subscribed = isNewest ? uuids : openUuids;
  const hasOpenOrders = loaded === undefined || openUuids.length > 0;
  useEffect(
    () => subscribe({ kind: 'orders', uuids: subscribed, hasOpenOrders }, refetch),
    [subscribed, hasOpenOrders, refetch],
  );
  return orders;
}

/** Returns the same array while it contains the same uuids, because a new array would start the subscription again. */
function useStableUuids(uuids: readonly string[]): readonly string[] {
  const text = uuids.join(' ');
  return useMemo(() => text.split(' ').filter((uuid) => uuid !== ''), [text]);
}
