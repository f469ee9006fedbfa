'use client';

import { type ReactNode, useEffect } from 'react';
import { createFormControl } from 'react-hook-form';
import { WithdrawalNote } from '@/components/legal/withdrawal-note';
import { Skeleton } from '@/components/ui/skeleton';
import type { CheckoutWithForm } from './checkout';
import type { CheckoutValues, CreateCheckoutForm } from './checkout-values';
import { CommentField } from './comment-field';
import { FoodNoteField } from './food-note-field';
import { GuestDetails } from './guest-details';
import { OrderInHotelLanguage } from './order-in-hotel-language';
import { OrderOptions } from './order-options';
import { PaymentField } from './payment/payment-field';
import { QuotedTime } from './quoted-time';
import { SummaryCard } from './summary/summary-card';
import { TipField } from './tip-field';
import { useKnownGuest } from './use-known-guest';
import { useRoomProof } from './use-room-proof';

/** Creates the form of a checkout; `onChange` gets the current values after each change. */
export const createCheckoutForm: CreateCheckoutForm = (defaultValues, onChange) => {
  const form = createFormControl<CheckoutValues>({ defaultValues });
  form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) });
  return form;
};

/** The consent, which stands beside the order button. */
export { ConsentBlock } from './consent-block';
/**
 * What a guest fills in to order: payment, guest details with `children` below them, the tip, the comment, what the kitchen
 * reads of allergies, how the hotel reads all of it, and when it is ready. From the second order on one line stands for payment, room and name, with
 * the options that the order cannot go without. Rules: cart/CT8, checkout/CO18.
 */
export function CheckoutFields({ checkout, children }: { checkout: CheckoutWithForm; children?: ReactNode }) {
  const { formId, summary } = checkout;
  const guest = useKnownGuest(checkout);
  useRoomProof(checkout);
  useEffect(() => {
    // The pressed button is gone: the focus goes to the first of the fields that it opened.
    if (summary.isChanging) firstField(formId)?.focus();
  }, [summary.isChanging, formId]);
  return (
    <>
      {summary.state === 'loading' && <Skeleton className="h-15 rounded-lg" />}
      {summary.state === 'summary' && (
        <SummaryCard checkout={checkout}>{checkout.detailsOpen && <OrderOptions checkout={checkout} />}</SummaryCard>
      )}
      {summary.state === 'form' && (
        <>
          <PaymentField checkout={checkout} />
          <GuestDetails checkout={checkout} guest={guest} />
        </>
      )}
      {children}
      <TipField checkout={checkout} />
      <CommentField checkout={checkout} />
      <FoodNoteField checkout={checkout} />
      <OrderInHotelLanguage checkout={checkout} />
      <QuotedTime checkout={checkout} />
      {checkout.agreement.at === null && (
        <WithdrawalNote className="text-ink-2 text-sm leading-compact [&_a]:py-3.5 [&_a]:underline" />
      )}
    </>
  );
}

/** The chosen payment, else the room. */
const firstField = (formId: string) =>
  document.querySelector<HTMLElement>(`input[name="${formId}-payment"]:checked`) ??
  document.getElementById(`${formId}-room`);
