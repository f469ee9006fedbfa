'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { orderUuids } from '@/lib/device/order-uuids';
import { pageStore } from '@/lib/state/page-store';
import { orderBadgeCount } from './order-badge';
import type { OrderBadgeUpdater } from './order-badge-updater';
import { useOrderUuids } from './use-order-uuids';

const Nothing: typeof OrderBadgeUpdater = () => null;

const Watch = lazy(async (): Promise<{ default: typeof OrderBadgeUpdater }> => {
  // When the code fails to load there is no badge, and the page works on.
  const module = await import('./order-badge-updater').catch(() => null);
  return { default: module?.OrderBadgeUpdater ?? Nothing };
});

/**
 * Loads the code that updates the badge of My orders. Sends and loads nothing while no order is stored on the device.
 * Rules: orders/OR5, orders/OR22.
 */
export function OrderBadgeLoader() {
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
    <Suspense fallback={null}>
      <Watch uuids={uuids} hadNone={hadNone} />
    </Suspense>
  );
}
