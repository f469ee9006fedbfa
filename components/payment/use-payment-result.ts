'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useOrderUuids } from '@/components/orders/use-order-uuids';
import { useOrders } from '@/components/orders/use-orders';
import type { Order } from '@/lib/contract/order';
import { orderQuery } from '@/lib/domain/orders/order-query';
import { orderOfPayment, type PaymentOutcome, paymentOutcome } from '@/lib/domain/orders/payment-outcome';

/** What a guest reads who comes back from paying. `order`: only one of this phone's own that the hotel confirms. */
export type PaymentResult = {
  outcome: PaymentOutcome | { kind: 'checking' } | { kind: 'unreachable' };
  order: Order | null;
  retry: () => void;
};

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * How the payment of an order stands. It follows what the hotel tells of the orders, and looks again when the guest
 * comes back to this page. `named`: the order of the address, by its number; it counts only when this phone has placed it.
 */
export function usePaymentResult(page: 'success' | 'error', named: string | null): PaymentResult {
  const uuids = useOrderUuids();
  const {
    value: kept,
    refusal,
    refetch: retry,
  } = useOrders(
    useMemo(() => orderQuery(uuids), [uuids]),
    true,
  );
  // The first picture, which the server draws, knows nothing of the phone.
  const knowsPhone = useSyncExternalStore(never, yes, no);
  if (!knowsPhone) return { outcome: { kind: 'checking' }, order: null, retry };
  if (uuids.length > 0 && kept === undefined)
    return { outcome: { kind: refusal !== null ? 'unreachable' : 'checking' }, order: null, retry };
  const groups = kept?.groups ?? { draft: [], pending: [], histories: [] };
  const order = orderOfPayment([...groups.draft, ...groups.pending, ...groups.histories], named);
  return { outcome: paymentOutcome(page, order), order, retry };
}
