'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { orderUuids } from '@/lib/device/order-uuids';
import { orderBadgeCount } from './order-badge';
import type { OrderBadgeUpdater } from './order-badge-updater';
import { useOrderUuids } from './use-order-uuids';

/** The page first. A browser that knows no idle time gets a second. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: 3_000 });
    else setTimeout(done, 1_000);
  });

const Nothing: typeof OrderBadgeUpdater = () => null;

const Watch = lazy(async (): Promise<{ default: typeof OrderBadgeUpdater }> => {
  await idle();
  // Without its code there is no badge; the page goes on.
  const module = await import('./order-badge-updater').catch(() => null);
  return { default: module?.OrderBadgeUpdater ?? Nothing };
});

/**
 * Follows the guest's orders while My orders is closed, for its badge. A phone that knows of no order asks nobody and
 * loads nothing. Rules: orders/OR5, orders/OR22.
 */
export function OrderBadgeLoader() {
  const uuids = useOrderUuids();
  const [hadNone, setHadNone] = useState(false);
  useEffect(() => {
    // The first picture knows of none, whatever the phone does.
    if (uuids.length > 0 || orderUuids.get().length > 0) return;
    setHadNone(true);
    orderBadgeCount.set(0);
  }, [uuids]);
  if (uuids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Watch uuids={uuids} hadNone={hadNone} />
    </Suspense>
  );
}
