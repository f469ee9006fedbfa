'use client';

import { useMemo } from 'react';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
import type { Payment } from '@/lib/contract/hotel';
import type { CheckoutFields } from '@/lib/domain/checkout/checkout';
import { fieldsWithPayment } from '@/lib/domain/checkout/proven-room';
import { sameId } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import type { RoomProofPolicy } from '@/lib/domain/rooms/room-proof';
import type { CheckoutLoading, CheckoutSummary, ProvenRoom } from '../checkout';
import type { CheckoutForm, CheckoutValues } from '../checkout-values';
import { hasOrdered, summaryOfLastOrder, withLastName } from './last-order';

/**
 * The order-level options, else the cart's own, with the name of the guest's last order while this cart has no answers.
 * `loadedKit`: the hotel's; undefined: not loaded yet. `cartKit`: as answered in this cart; null: nothing is answered.
 */
export function useKitWithName(input: { loadedKit: Kit | null | undefined; cartKit: Kit | null }): Kit | null {
  const { loadedKit, cartKit } = input;
  const kit = loadedKit === undefined ? cartKit : loadedKit;
  const isNew = cartKit === null;
  // Without an answer of this cart yet, a name that was cleared cannot be meant.
  return useMemo(() => (kit && isNew ? withLastName(kit) : kit), [kit, isNew]);
}

/**
 * Whether room, name and payment are shown as a summary or as a form, the payment that is selected, and the fields that
 * the order has with it. Decided once at each opening: a form that has been shown stays.
 */
export function useCheckoutSummary(order: {
  /** Whether the order-level options and the form's code are loaded. */
  isLoaded: boolean;
  loading: CheckoutLoading;
  payments: readonly Payment[] | undefined;
  kit: Kit | null;
  required: { shown: CheckoutFields; payment: PaymentContext };
  values: CheckoutValues;
  form: CheckoutForm | null;
  proven: ProvenRoom;
  policy: RoomProofPolicy;
}): { summary: CheckoutSummary; payment: PaymentContext; shown: CheckoutFields } {
  const { loading, payments, kit, required, values, form, proven, policy } = order;
  const { shown } = required;
  const [isFormOpen, setIsFormOpen] = useKeptState('checkout-open', () => false);
  const [isChanging, setIsChanging] = useKeptState('checkout-changing', () => false);
  const hasFailed = loading.hasFailed.kit || loading.hasFailed.payments;
  const isReady = order.isLoaded && (payments !== undefined || !shown.payment);
  const known = { payments: payments ?? [], shown, room: values.room_number, kit, policy, proven };
  const fromLastOrder = !isFormOpen && isReady ? summaryOfLastOrder(known) : null;
  const mustShowForm = hasFailed || fromLastOrder?.isComplete === false || !hasOrdered();
  if (!isFormOpen && mustShowForm) setIsFormOpen(true);
  const state = isFormOpen ? 'form' : fromLastOrder?.isComplete === undefined ? 'loading' : 'summary';
  const { payment } = fromLastOrder ?? required;
  const selected = payments?.find(({ id }) => sameId(id, payment.paymentId));
  return {
    summary: {
      state,
      isChanging,
      open: (byGuest = false) => {
        if (state !== 'summary') return;
        if (payment.paymentId !== null) form?.setValue('payment', String(payment.paymentId));
        setIsFormOpen(true);
        setIsChanging(byGuest);
      },
    },
    payment,
    shown: fromLastOrder?.shown ?? fieldsWithPayment(shown, policy, selected),
  };
}
