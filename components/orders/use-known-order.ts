'use client';

import { useMemo } from 'react';
import type { Order } from '@/lib/contract/order';
import { placedOrder } from '@/lib/domain/orders/merge-orders';
import { orderBatches } from '@/lib/domain/orders/order-query';
import type { OrderGroup } from '@/lib/domain/orders/order-status';
import { useLoadedOrders } from './use-loaded-orders';
import { useOrderUuids } from './use-order-uuids';

/**
 * One order as My orders shows it, so that an overlay above its card shows the same state. undefined: nothing read yet;
 * null: the hotel does not know the order.
 */
export function useKnownOrder(uuid: string): { order: Order; group: OrderGroup } | null | undefined {
  const uuids = useOrderUuids();
  const batch = useMemo(() => orderBatches(uuids).find((one) => one.includes(uuid)) ?? [], [uuids, uuid]);
  const { value: loaded } = useLoadedOrders(batch);
  return loaded === undefined ? undefined : placedOrder(loaded, uuid);
}
