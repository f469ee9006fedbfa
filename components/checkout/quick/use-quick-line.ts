'use client';

import { useState } from 'react';
import { useIsOnline } from '@/components/hotel/use-failure-message';
import type { Payment } from '@/lib/contract/hotel';
import { lastPayment } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import type { CheckoutFields } from '@/lib/domain/checkout/checkout';
import { isQuickLineComplete, rememberedPayment } from '@/lib/domain/checkout/quick-checkout';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import type { CheckoutForm, CheckoutValues } from '../checkout-values';
import type { CheckoutLoading } from '../use-checkout-parts';

/** `waiting`: what is known of the guest may fit into the line, but payments and options are not read yet. */
type QuickLineState = 'waiting' | 'line' | 'fields';

export type QuickLine = {
  state: QuickLineState;
  /** Whether the guest has opened the fields. */
  isChanging: boolean;
  /** Shows the fields instead of the line, with what the line said. */
  open: (byGuest?: boolean) => void;
};

/**
 * Whether room, name and payment are one line, as in the guest's last order, and the payment that is selected. Decided
 * once at each opening: fields that have been shown stay. Rules: checkout/CO14, checkout/CO18.
 */
export function useQuickLine(order: {
  isRead: boolean;
  loading: CheckoutLoading;
  payments: readonly Payment[] | undefined;
  kit: Kit | null;
  required: { shown: CheckoutFields; payment: PaymentContext };
  values: CheckoutValues;
  form: CheckoutForm | null;
}): { quick: QuickLine; payment: PaymentContext } {
  const { loading, payments, kit, required, values, form } = order;
  const { shown } = required;
  // A page that the service worker has kept has no network, whatever the browser reports.
  const isOnline = useIsOnline() && document.documentElement.dataset.keptAt === undefined;
  const [last] = useState(() => lastPayment.get());
  const [isOpen, setIsOpen] = useState(() => orderUuids.get().length === 0);
  const [isChanging, setIsChanging] = useState(false);
  const remembered = shown.payment ? rememberedPayment(last, payments ?? [], isOnline) : null;
  const payment = { paymentType: remembered?.ptype_id ?? null, paymentId: remembered?.id ?? null };
  const isComplete = isQuickLineComplete({ shown, room: values.room_number, kit, payment });
  const isRead = order.isRead && (payments !== undefined || !shown.payment);
  const hasFailed = loading.hasFailed.kit || loading.hasFailed.payments;
  if (!isOpen && (hasFailed || (isRead && !isComplete))) setIsOpen(true);
  const state = isOpen ? 'fields' : isRead ? 'line' : 'waiting';
  return {
    quick: {
      state,
      isChanging,
      open: (byGuest = false) => {
        if (state !== 'line') return;
        if (remembered !== null) form?.setValue('payment', String(remembered.id));
        setIsOpen(true);
        setIsChanging(byGuest);
      },
    },
    payment: state === 'line' ? payment : required.payment,
  };
}
