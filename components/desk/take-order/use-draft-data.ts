'use client';

import { useMemo } from 'react';
import { useCheckoutData } from '@/components/checkout/use-checkout-data';
import { useHotel } from '@/components/hotel/hotel-context';
import { cartTotals } from '@/lib/domain/cart/cart-totals';
import { checkoutFields, isPaidElsewhere } from '@/lib/domain/checkout/checkout';
import { fieldsWithPayment } from '@/lib/domain/checkout/proven-room';
import { sameId } from '@/lib/domain/id';
import { cartOfDraft, type OrderDraft } from '@/lib/domain/telephone-orders/order-draft';

/**
 * What the order of a draft asks for, as at the guest's checkout: its payments without those online, the hotel's questions, and the
 * sums. Rules: telephone-orders/TO4, checkout/CO1.
 */
export function useDraftData(draft: OrderDraft) {
  const hotel = useHotel();
  const cart = useMemo(() => cartOfDraft(draft, hotel.id), [draft, hotel.id]);
  const { payments: all, kit, loading } = useCheckoutData(cart);
  const payments = all?.filter((payment) => !isPaidElsewhere(payment));
  const totals = cartTotals(draft.lines, hotel);
  const { hiddenPaymentUnder } = hotel.variations;
  const order = { lines: draft.lines, total: totals.total, payments: payments?.length ?? 1, hiddenPaymentUnder };
  const payment = payments?.find(({ id }) => sameId(id, draft.payment)) ?? null;
  const shown = fieldsWithPayment(checkoutFields(hotel, order), hotel.room_proof, payment);
  return { payments, kit, loading, totals, shown, payment: shown.payment ? payment : null };
}

export type DraftData = ReturnType<typeof useDraftData>;
