'use client';

import { useMemo, useState } from 'react';
import type { Payment } from '@/lib/contract/hotel';
import type { CheckoutFields } from '@/lib/domain/checkout/checkout';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import type { CheckoutForm, CheckoutValues } from '../checkout-values';
import type { CheckoutParts } from '../load-checkout-parts';
import type { CheckoutLoading } from '../use-checkout-parts';

export type QuickLine = {
  /** `waiting`: what is known of the guest may fit into the line, but payments and options are not read yet. */
  state: 'waiting' | 'line' | 'fields';
  /** Whether the guest has opened the fields. */
  isChanging: boolean;
  /** Shows the fields instead of the line, with what the line said. */
  open: (byGuest?: boolean) => void;
};

/**
 * The order-level options, else the cart's own, with the name of the guest's last order while this cart has no answers.
 * `read`: undefined: not read yet.
 */
export function useKitWithName(input: {
  read: Kit | null | undefined;
  own: Kit | null;
  parts: CheckoutParts | undefined;
}): Kit | null {
  const { read, own, parts } = input;
  const kit = read === undefined ? own : read;
  const isNew = own === null;
  // Without an answer of this cart yet, a name that was cleared cannot be meant.
  return useMemo(() => (kit && isNew && parts ? parts.withLastName(kit) : kit), [kit, isNew, parts]);
}

/**
 * Whether room, name and payment are one line, as in the guest's last order, and the payment that is selected. Decided
 * once at each opening: fields that have been shown stay.
 */
export function useQuickLine(order: {
  parts: CheckoutParts | undefined;
  isRead: boolean;
  loading: CheckoutLoading;
  payments: readonly Payment[] | undefined;
  kit: Kit | null;
  required: { shown: CheckoutFields; payment: PaymentContext };
  values: CheckoutValues;
  form: CheckoutForm | null;
}): { quick: QuickLine; payment: PaymentContext } {
  const { parts, loading, payments, kit, required, values, form } = order;
  const { shown } = required;
  const [isOpen, setIsOpen] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const hasFailed = loading.hasFailed.kit || loading.hasFailed.payments;
  const isRead = order.isRead && (payments !== undefined || !shown.payment);
  const room = values.room_number;
  const line = !isOpen && isRead ? parts?.lineOfLastOrder({ payments: payments ?? [], shown, room, kit }) : undefined;
  const isRefuted = hasFailed || line?.isComplete === false || parts?.hasOrdered() === false;
  if (!isOpen && isRefuted) setIsOpen(true);
  const state = isOpen ? 'fields' : line === undefined ? 'waiting' : 'line';
  const payment = state === 'line' && line !== undefined ? line.payment : required.payment;
  return {
    quick: {
      state,
      isChanging,
      open: (byGuest = false) => {
        if (state !== 'line') return;
        if (payment.paymentId !== null) form?.setValue('payment', String(payment.paymentId));
        setIsOpen(true);
        setIsChanging(byGuest);
      },
    },
    payment,
  };
}
