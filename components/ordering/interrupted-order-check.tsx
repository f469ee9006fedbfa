'use client';

import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { mayHaveInterruptedOrder } from '@/lib/device/interrupted-order';

/**
 * When the app starts, checks an order whose tab was closed while sending. An accepted one gets its splash, any other
 * stays in the cart. Such orders are rare, so the code is loaded on demand.
 */
export function InterruptedOrderCheck() {
  const { code } = useHotel();
  useEffect(() => {
    if (!mayHaveInterruptedOrder()) return;
    import('./handle-outcome').then(
      ({ resolveInterruptedOrder }) => resolveInterruptedOrder(code),
      // When the code fails to load, the next start of the app tries again.
      () => undefined,
    );
  }, [code]);
  return null;
}
