'use client';

import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { fetchWhenOnline } from '@/components/ui/resource';
import { mayHaveInterruptedOrder } from '@/lib/device/interrupted-order';

/**
 * When the app starts, checks an order whose tab was closed while sending. An accepted one gets its splash, any other
 * stays in the cart. Such orders are rare, so the code is loaded on demand.
 */
export function InterruptedOrderCheck() {
  const { code } = useHotel();
  useEffect(() => {
    const check = () => {
      if (!mayHaveInterruptedOrder()) return;
      fetchWhenOnline(() => import('./handle-outcome')).then(
        ({ resolveInterruptedOrder }) => resolveInterruptedOrder(code),
        // When the code fails to load, the next network or the next start of the app tries again.
        () => undefined,
      );
    };
    check();
    // A page that was opened without a network.
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [code]);
  return null;
}
