'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { late } from '@/components/hotel/late';
import { orderUuids } from '@/lib/device/order-uuids';
import { pageStore } from '@/lib/state/page-store';
import { orderBadgeCount } from './order-badge';
import { useOrderUuids } from './use-order-uuids';

const OrderBadgeUpdater = late(() => import('./order-badge-updater').then((module) => module.OrderBadgeUpdater), {
  hasPageWords: true,
});

/**
 * Loads the code that updates the badge of My orders, and shows the children with it. Sends and loads nothing while no
 * order is stored on the device.
 * Rules: orders/OR5, orders/OR22.
 */
export function OrderBadgeLoader({ children }: { children?: ReactNode }) {
  const uuids = useOrderUuids();
  const [hadNone, setHadNone] = useState(false);
  useEffect(() => {
    // The server rendering and hydration know of no stored orders.
    if (uuids.length > 0 || orderUuids.get().length > 0) return;
    setHadNone(true);
    pageStore.set(orderBadgeCount, 0);
  }, [uuids]);
  if (uuids.length === 0) return null;
  return (
    <>
      <OrderBadgeUpdater uuids={uuids} hadNone={hadNone} />
      {children}
    </>
  );
}
