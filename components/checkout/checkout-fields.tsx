'use client';

import type { ReactNode } from 'react';
import { ConsentBlock } from './consent-block';
import { GuestDetails } from './guest-details';
import { PaymentField } from './payment-field';
import type { CheckoutWithForm } from './use-checkout';

/** What a guest fills in to order: payment, guest details with `children` below them, and consent. Rule: cart/CT8. */
export function CheckoutFields({ checkout, children }: { checkout: CheckoutWithForm; children?: ReactNode }) {
  return (
    <>
      <PaymentField checkout={checkout} />
      <GuestDetails checkout={checkout}>{children}</GuestDetails>
      <ConsentBlock checkout={checkout} />
    </>
  );
}
