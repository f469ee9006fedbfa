'use client';

import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { ConsentBlock } from './consent-block';
import { FoodNoteField } from './food-note-field';
import { GuestDetails } from './guest-details';
import { KitchenMirror } from './kitchen-mirror';
import { PaymentField } from './payment/payment-field';
import { SummaryCard } from './summary/summary-card';
import type { CheckoutWithForm } from './use-checkout';

/**
 * What a guest fills in to order: payment, guest details with `children` below them, what the kitchen is informed, how
 * the hotel reads all of it, and consent. From the second order on one line stands for payment, room and name. Rules:
 * cart/CT8, checkout/CO18.
 */
export function CheckoutFields({ checkout, children }: { checkout: CheckoutWithForm; children?: ReactNode }) {
  const { formId, summary } = checkout;
  useEffect(() => {
    // The pressed button is gone: the focus goes to the first of the fields that it opened.
    if (summary.isChanging) firstField(formId)?.focus();
  }, [summary.isChanging, formId]);
  return (
    <>
      {summary.state === 'loading' && <Skeleton className="h-15 rounded-lg" />}
      {summary.state === 'summary' && <SummaryCard checkout={checkout} />}
      {summary.state === 'form' && <PaymentField checkout={checkout} />}
      <GuestDetails checkout={checkout}>{children}</GuestDetails>
      <FoodNoteField checkout={checkout} />
      <KitchenMirror checkout={checkout} />
      <ConsentBlock checkout={checkout} />
    </>
  );
}

/** The chosen payment, else the room. */
const firstField = (formId: string) =>
  document.querySelector<HTMLElement>(`input[name="${formId}-payment"]:checked`) ??
  document.getElementById(`${formId}-room`);
