'use client';

import { Skeleton } from '@/components/ui/skeleton';
import type { Checkout } from './checkout';

/**
 * The consent of an order, beside the button that sends it, so that the tick is in view wherever the checkout is
 * scrolled. Until its code is here, a placeholder of the usual height stands there. Rule: consent/CN13.
 */
export function ConsentSlot({ checkout }: { checkout: Checkout }) {
  const { Consent, form, loading } = checkout;
  if (Consent !== undefined && form !== null) return <Consent checkout={{ ...checkout, form }} />;
  return loading.hasFailed.fields ? null : <Skeleton className="mb-2 h-22 rounded-md" />;
}
