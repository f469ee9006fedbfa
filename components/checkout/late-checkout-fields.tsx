'use client';

import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Checkout } from './use-checkout';

/** The fields of a checkout, or a placeholder until their code has loaded. CheckoutDataNotice reports a failure. */
export function LateCheckoutFields({ checkout, children }: { checkout: Checkout; children?: ReactNode }) {
  const { form, parts, reading } = checkout;
  if (parts === undefined || form === null) {
    return reading.hasFailed.fields ? null : <Skeleton className="h-28 rounded-lg" />;
  }
  return <parts.CheckoutFields checkout={{ ...checkout, form }}>{children}</parts.CheckoutFields>;
}
