'use client';

import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import type { OrderGroups } from '@/lib/contract/order';
import { paths } from '@/lib/contract/paths';
import type { Answer } from '@/lib/contract/refusals';

/** An answer of orders/check, and when it came: countdowns run from there. */
type OrdersAnswer = { answer: Answer<OrderGroups | null>; receivedAt: number };

/**
 * The guest's orders as they were last read. The drawer and the badge share one memory: what the one has read, the
 * other knows.
 */
export function useOrdersApi(uuids: readonly string[]) {
  const { code } = useHotel();
  return useSWR(
    uuids.length === 0 ? null : paths.ordersCheck(code, uuids),
    async (): Promise<OrdersAnswer> => ({
      answer: await browserApi().checkOrders(code, uuids),
      receivedAt: Date.now(),
    }),
    // Every opening reads, also one that follows close on another.
    { dedupingInterval: 0, keepPreviousData: true },
  );
}
