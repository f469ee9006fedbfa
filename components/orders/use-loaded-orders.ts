'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, useApi } from '@/components/hotel/use-api';
import { browserApi } from '@/lib/contract/browser';
import type { Order } from '@/lib/contract/order';
import { paths } from '@/lib/contract/paths';
import { succeeded } from '@/lib/contract/refusals';
import { type LoadedOrders, mergeOrders, type OrdersSnapshot } from '@/lib/domain/orders/merge-orders';

/**
 * The guest's orders as last read, with the time of the read, from which countdowns start. The drawer and the badge
 * share one cached value. Every opening reads again, even shortly after another one.
 */
export function useOrdersSnapshot(uuids: readonly string[]): ApiState<OrdersSnapshot<Order>> {
  const { code } = useHotel();
  const fetch = async () => {
    const response = await browserApi().checkOrders(code, uuids);
    return response.ok ? succeeded({ groups: response.value, receivedAt: Date.now() }) : response;
  };
  return useApi(uuids.length === 0 ? null : { key: paths.checkOrders(code, uuids), fetch }, {
    dedupingInterval: 0,
    keepPreviousData: true,
    revalidateOnFocus: true,
  });
}

/** Like useOrdersSnapshot, but when a response lacks a list, that list's orders stay (orders/OR4). */
export function useLoadedOrders(uuids: readonly string[]): ApiState<LoadedOrders<Order>> {
  const snapshot = useOrdersSnapshot(uuids);
  const { value } = snapshot;
  const [seen, setSeen] = useState<typeof value>();
  const [loaded, setLoaded] = useState<LoadedOrders<Order>>();
  if (value !== undefined && value !== seen) {
    setSeen(value);
    setLoaded(mergeOrders(loaded, value));
  }
  // After the history was cleared, later orders must not be merged into the old ones.
  if (uuids.length === 0 && loaded !== undefined) setLoaded(undefined);
  return { ...snapshot, value: loaded };
}
