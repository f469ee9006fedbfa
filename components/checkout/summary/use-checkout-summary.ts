'use client';

import { useMemo } from 'react';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
import type { Payment } from '@/lib/contract/hotel';
import type { CheckoutFields } from '@/lib/domain/checkout/checkout';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import type { CheckoutForm, CheckoutValues } from '../checkout-values';
import type { CheckoutParts } from '../load-checkout-parts';
import type { CheckoutLoading } from '../use-checkout-parts';

/** Room, name and payment of the guest's last order, in place of their fields. Rule: checkout/CO18. */
export type CheckoutSummary = {
  /** `loading`: the summary can be shown only when payments and options are loaded. */
  state: 'loading' | 'summary' | 'form';
  /** Whether the guest has opened the form. */
  isChanging: boolean;
  /** Shows the form instead of the summary, filled in with its values. */
  open: (byGuest?: boolean) => void;
};

/**
 * The order-level options, else the cart's own, with the name of the guest's last order while this cart has no answers.
 * `loadedKit`: the hotel's; undefined: not loaded yet. `cartKit`: as answered in this cart; null: nothing is answered.
 */
export function useKitWithName(input: {
  loadedKit: Kit | null | undefined;
  cartKit: Kit | null;
  parts: CheckoutParts | undefined;
}): Kit | null {
  const { loadedKit, cartKit, parts } = input;
  const kit = loadedKit === undefined ? cartKit : loadedKit;
  const isNew = cartKit === null;
  // Without an answer of this cart yet, a name that was cleared cannot be meant.
  return useMemo(() => (kit && isNew && parts ? parts.withLastName(kit) : kit), [kit, isNew, parts]);
}

/**
 * Whether room, name and payment are shown as a summary or as a form, and the payment that is selected. Decided once at
 * each opening: a form that has been shown stays.
 */
export function useCheckoutSummary(order: {
  parts: CheckoutParts | undefined;
  /** Whether the order-level options and the form's code are loaded. */
  isLoaded: boolean;
  loading: CheckoutLoading;
  payments: readonly Payment[] | undefined;
  kit: Kit | null;
  required: { shown: CheckoutFields; payment: PaymentContext };
  values: CheckoutValues;
  form: CheckoutForm | null;
}): { summary: CheckoutSummary; payment: PaymentContext } {
  const { parts, loading, payments, kit, required, values, form } = order;
  const { shown } = required;
  const [isFormOpen, setIsFormOpen] = useKeptState('checkout-open', () => false);
  const [isChanging, setIsChanging] = useKeptState('checkout-changing', () => false);
  const hasFailed = loading.hasFailed.kit || loading.hasFailed.payments;
  const isReady = order.isLoaded && (payments !== undefined || !shown.payment);
  const room = values.room_number;
  const fromLastOrder =
    !isFormOpen && isReady ? parts?.summaryOfLastOrder({ payments: payments ?? [], shown, room, kit }) : undefined;
  const mustShowForm = hasFailed || fromLastOrder?.isComplete === false || parts?.hasOrdered() === false;
  if (!isFormOpen && mustShowForm) setIsFormOpen(true);
  const state = isFormOpen ? 'form' : fromLastOrder === undefined ? 'loading' : 'summary';
  const payment = state === 'summary' && fromLastOrder !== undefined ? fromLastOrder.payment : required.payment;
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
  };
}
