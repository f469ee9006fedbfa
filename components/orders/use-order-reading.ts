'use client';

import { useMemo } from 'react';
import { placedOrder } from '@/lib/domain/orders/merge-orders';
import { orderBatches } from '@/lib/domain/orders/order-query';
import type { OrderReading } from './order-texts';
import { useLoadedOrders } from './use-loaded-orders';
import { useOrderUuids } from './use-order-uuids';
import { useServerNow } from './use-server-now';

/** The interval at which minutes and times are updated. */
const UPDATE_MS = 30_000;

/** One order as it stands now; null: nothing read yet, or the hotel does not name it. */
export function useOrderReading(uuid: string): OrderReading | null {
  const uuids = useOrderUuids();
  const batch = useMemo(() => orderBatches(uuids).find((one) => one.includes(uuid)) ?? [], [uuids, uuid]);
  const { value: loaded } = useLoadedOrders(batch);
  const now = useServerNow(UPDATE_MS);
  const placed = loaded && placedOrder(loaded, uuid);
  return placed && loaded ? { ...placed, receivedAt: loaded.receivedAt, now: Math.max(now, loaded.receivedAt) } : null;
}
