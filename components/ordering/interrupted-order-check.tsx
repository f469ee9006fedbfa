'use client';

import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { mayHaveInterruptedOrder } from '@/lib/device/interrupted-order';

/**
 * When the app opens, checks an order that was being sent when a tab was closed. An accepted one gets its splash, any
 * other waits in the cart. Such orders are rare, so the code is loaded on demand.
 */
export function InterruptedOrderCheck() {
  const { code } = useHotel();
  useEffect(() => {
    if (!mayHaveInterruptedOrder()) return;
    import('./handle-outcome').then(
      ({ resolveInterruptedOrder }) => resolveInterruptedOrder(code),
      // The code could not be loaded: the next opening of the app tries again.
      () => undefined,
    );
  }, [code]);
  return null;
}
