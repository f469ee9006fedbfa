'use client';

import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Checkout } from './use-checkout';

/** The fields of a checkout, or a placeholder until their code has loaded. CheckoutDataNotice reports a failure. */
export function LateCheckoutFields({ checkout, children }: { checkout: Checkout; children?: ReactNode }) {
  const { form, parts, loading } = checkout;
  if (parts === undefined || form === null) {
    return loading.hasFailed.fields ? null : <Skeleton className="h-28 rounded-lg" />;
  }
  return <parts.CheckoutFields checkout={{ ...checkout, form }}>{children}</parts.CheckoutFields>;
}
