'use client';

import useSWRImmutable from 'swr/immutable';
import { type CheckoutParts, loadCheckoutParts } from './load-checkout-parts';
import type { CheckoutDataState } from './use-checkout-data';

/** Whether reading payments and options, or loading the code of the fields, has failed or is under way. */
export type CheckoutReading = CheckoutDataState & { hasFailed: { fields: boolean } };

/** The code of the fields, undefined while it is on its way; and its state together with that of the data. */
export function useCheckoutParts(data: CheckoutDataState): {
  parts: CheckoutParts | undefined;
  reading: CheckoutReading;
} {
  const { data: parts, error, isValidating, mutate } = useSWRImmutable('checkout-parts', loadCheckoutParts);
  const reading = {
    hasFailed: { ...data.hasFailed, fields: error !== undefined },
    isReading: data.isReading || isValidating,
    retry: () => {
      data.retry();
      // A second failure shows as `hasFailed`.
      if (parts === undefined) mutate().catch(() => undefined);
    },
  };
  return { parts, reading };
}
