'use client';

import useSWRImmutable from 'swr/immutable';
import { type CheckoutParts, loadCheckoutParts } from './load-checkout-parts';
import type { CheckoutDataState } from './use-checkout-data';

/** The loading state of the payments and options together with that of the code of the fields. */
export type CheckoutLoading = CheckoutDataState & { hasFailed: { fields: boolean } };

/** Loads the code of the fields. `parts` is undefined until then. */
export function useCheckoutParts(data: CheckoutDataState): {
  parts: CheckoutParts | undefined;
  loading: CheckoutLoading;
} {
  const { data: parts, error, isValidating, mutate } = useSWRImmutable('checkout-parts', loadCheckoutParts);
  const loading = {
    hasFailed: { ...data.hasFailed, fields: error !== undefined },
    isLoading: data.isLoading || isValidating,
    retry: () => {
      data.retry();
      // A second failure is visible in `hasFailed`.
      if (parts === undefined) mutate().catch(() => undefined);
    },
  };
  return { parts, loading };
}
