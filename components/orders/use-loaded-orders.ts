'use client';

import { useMemo } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, useApi, useCachedValues } from '@/components/hotel/use-api';
import { browserApi } from '@/lib/contract/browser';
import type { Order } from '@/lib/contract/order';
import { paths } from '@/lib/contract/paths';
import { succeeded } from '@/lib/contract/refusals';
import { serverNow } from '@/lib/device/server-clock';
import { displayedOrders, knownOrders, type LoadedOrders, type OrdersSnapshot } from '@/lib/domain/orders/merge-orders';

/**
 * The guest's orders as last read, with the time of the read, from which countdowns start. The drawer and the badge
 * share one cached value. Every opening reads again, even shortly after another one. When a response lacks a list, and
 * while the orders are read for the first time with a new one, what is known of them stays. Rule: orders/OR4.
 */
export function useOrdersSnapshot(uuids: readonly string[]): ApiState<OrdersSnapshot<Order>> {
  const { code } = useHotel();
  const answers = useCachedValues<OrdersSnapshot<Order>>(paths.checkOrders(code, []));
  const fetch = async () => {
    const response = await browserApi().checkOrders(code, uuids);
    if (!response.ok) return response;
    const snapshot = { groups: response.value, receivedAt: serverNow() };
    return succeeded(snapshot.groups === null ? (knownOrders(uuids, answers()) ?? snapshot) : snapshot);
  };
  const request = uuids.length === 0 ? null : { key: paths.checkOrders(code, uuids), fetch };
  const orders = useApi(request, { dedupingInterval: 0, revalidateOnFocus: true });
  const { value } = orders;
  const shown = useMemo(() => value ?? knownOrders(uuids, answers()), [value, uuids, answers]);
  return { ...orders, value: shown };
}

/** Like useOrdersSnapshot, for screens that show no orders while nothing is known of them. */
export function useLoadedOrders(uuids: readonly string[]): ApiState<LoadedOrders<Order>> {
  const snapshot = useOrdersSnapshot(uuids);
  const { value } = snapshot;
  return { ...snapshot, value: useMemo(() => value && displayedOrders(value), [value]) };
}
