'use client';

import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { mayHaveInterruptedOrder } from '@/lib/device/interrupted-order';

/**
 * Sees to an order that was on its way when a tab was closed, once, when the app is opened. One that has arrived gets
 * its splash; one that has not waits in the cart for the guest. Almost nobody has one: the code for it comes when needed.
 */
export function InterruptedOrderCheck() {
  const { code } = useHotel();
  useEffect(() => {
    if (!mayHaveInterruptedOrder()) return;
    import('./handle-outcome').then(
      ({ resolveInterruptedOrder }) => resolveInterruptedOrder(code),
      // Without its code it is left for the next opening of the app.
      () => undefined,
    );
  }, [code]);
  return null;
}
