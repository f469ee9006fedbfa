'use client';

import { useState } from 'react';
import type { Order } from '@/lib/contract/order';
import { type LoadedOrders, mergeOrders } from '@/lib/domain/orders/merge-orders';
import { useOrdersApi } from './use-orders-api';

/** Orders as the hotel last told of them; a failure leaves what was known. null: nothing has been read yet. */
export function useKeptOrders(uuids: readonly string[]) {
  const reading = useOrdersApi(uuids);
  const { data } = reading;
  const [seen, setSeen] = useState<typeof data>(undefined);
  const [kept, setKept] = useState<LoadedOrders<Order> | null>(null);
  if (data !== undefined && data !== seen) {
    setSeen(data);
    setKept(mergeOrders(kept, data));
  }
  // A history that was cleared is not what a later order is added to.
  if (uuids.length === 0 && kept !== null) setKept(null);
  return { ...reading, kept };
}
