'use client';

import type { ReactNode } from 'react';
import { ConsentBlock } from './consent-block';
import { FoodNoteField } from './food-note-field';
import { GuestDetails } from './guest-details';
import { KitchenMirror } from './kitchen-mirror';
import { PaymentField } from './payment-field';
import type { CheckoutWithForm } from './use-checkout';

/**
 * What a guest fills in to order: payment, guest details with `children` below them, what the kitchen is informed, how
 * the hotel reads all of it, and consent. Rule: cart/CT8.
 */
export function CheckoutFields({ checkout, children }: { checkout: CheckoutWithForm; children?: ReactNode }) {
  return (
    <>
      <PaymentField checkout={checkout} />
      <GuestDetails checkout={checkout}>{children}</GuestDetails>
      <FoodNoteField checkout={checkout} />
      <KitchenMirror checkout={checkout} />
      <ConsentBlock checkout={checkout} />
    </>
  );
}
