'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useOrderUuids } from '@/components/orders/use-order-uuids';
import { useOrders } from '@/components/orders/use-orders';
import type { Order } from '@/lib/contract/order';
import { orderQuery } from '@/lib/domain/orders/order-query';
import { orderOfPayment, type PaymentOutcome, paymentOutcome } from '@/lib/domain/payments/payment-outcome';

/** The state that the page after a payment shows. `order`: only an order of this device that the hotel confirms. */
export type PaymentResult = {
  outcome: PaymentOutcome | { kind: 'checking' } | { kind: 'unreachable' };
  order: Order | null;
  retry: () => void;
};

/** The value never changes after hydration. */
const subscribeToNothing = () => () => {};
const always = () => true;
const never = () => false;

/**
 * The payment state of an order. Updates when the hotel reports changes and when the guest returns to the page.
 * `orderInUrl`: the order number in the URL, or the uuid from some upstreams; used only if this device has placed that order.
 */
export function usePaymentResult(page: 'success' | 'error', orderInUrl: string | null): PaymentResult {
  const uuids = useOrderUuids();
  const {
    value: loaded,
    refusal,
    refetch: retry,
  } = useOrders(
    useMemo(() => orderQuery(uuids), [uuids]),
    true,
  );
  // The server rendering and hydration know nothing of the device's storage.
  const isHydrated = useSyncExternalStore(subscribeToNothing, always, never);
  if (!isHydrated) return { outcome: { kind: 'checking' }, order: null, retry };
  if (uuids.length > 0 && loaded === undefined)
    return { outcome: { kind: refusal !== null ? 'unreachable' : 'checking' }, order: null, retry };
  const groups = loaded?.groups ?? { draft: [], pending: [], histories: [] };
  const order = orderOfPayment([...groups.draft, ...groups.pending, ...groups.histories], orderInUrl);
  return { outcome: paymentOutcome(page, order), order, retry };
}
