'use client';

import { useMemo, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, apiCall, useApi } from '@/components/hotel/use-api';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import type { Payment } from '@/lib/contract/hotel';
import { propertyValues } from '@/lib/device/property-values';
import type { Cart } from '@/lib/domain/cart/cart';
import {
  type ApiRead,
  needsHotelFallback,
  resolveOrderKit,
  resolvePayments,
} from '@/lib/domain/checkout/checkout-data';
import { withGuestFields } from '@/lib/domain/checkout/guest-fields';
import type { Id } from '@/lib/domain/id';
import { initialKit } from '@/lib/domain/options/initial-kit';
import type { Kit } from '@/lib/domain/options/kit';
import type { SavedValue } from '@/lib/domain/options/saved-values';

/** The hotel's payments and options for these products. undefined: not read yet, or unknown. */
type CheckoutData = {
  payments: readonly Payment[] | undefined;
  /** The order-level options with the guest's answers; null: the hotel has none. */
  kit: Kit | null | undefined;
  loading: CheckoutDataState;
};

/** Whether loading payments or options has failed or is in progress. */
export type CheckoutDataState = {
  hasFailed: { payments: boolean; kit: boolean };
  isLoading: boolean;
  retry: () => void;
};

const KEEP_PREVIOUS = { keepPreviousData: true };

/** The result of the last read only: a value of an earlier read does not count after a failure. */
function lastResponse<T>({ value, refusal }: ApiState<T>): ApiRead<T> {
  if (refusal !== null) return { ok: false };
  return value === undefined ? undefined : { ok: true, value };
}

/**
 * Reads payments (`/public/cart/payments`; on failure the hotel's general ones) and order-level options
 * (`/public/properties`; empty or on failure the hotel's general ones). The guest's answers are merged in by option id
 * (checkout/CO3, checkout/CO4), beside the fields of the variation `guestFields`. Both are skipped for an empty cart, and requested after the first paint, because
 * preparing a request takes time on a slow phone.
 */
export function useCheckoutData(cart: Cart): CheckoutData {
  const { code, uuid, variations } = useHotel();
  const [saved] = useState(() => propertyValues.get());
  const ids = productIds(cart);
  const isPainted = useAfterPaint();
  const isSkipped = ids.length === 0 || !isPainted;
  const payments = useApi(isSkipped ? null : apiCall('payments', uuid, ids), KEEP_PREVIOUS);
  const properties = useApi(isSkipped ? null : apiCall('properties', uuid, ids), KEEP_PREVIOUS);
  const read = { payments: lastResponse(payments), properties: lastResponse(properties) };
  const needsHotel = needsHotelFallback(read.payments, read.properties);
  const fallback = useApi(needsHotel ? apiCall('hotel', code) : null, KEEP_PREVIOUS);
  const hotelResponse = lastResponse(fallback);
  const hotel = hotelResponse?.ok ? { ok: hotelResponse.ok, value: hotelResponse.value.hotel } : hotelResponse;
  const [previous, setPrevious] = useState<readonly Payment[] | null>(null);
  const resolved = resolvePayments(read.payments, hotel, previous);
  if (resolved.kind === 'known' && resolved.value !== previous) setPrevious(resolved.value);
  const options = resolveOrderKit(read.properties, hotel, cart.property);
  const hotelKit = options.kind === 'known' ? options.value : null;
  const currentKit = useMemo(
    () => withGuestFields(hotelKit, variations.guestFields, cart.products),
    [hotelKit, variations.guestFields, cart.products],
  );
  const kit = useMemo(
    () => (currentKit === null ? null : initialOrderKit(currentKit, cart.property, saved, variations)),
    [currentKit, cart.property, saved, variations],
  );
  return {
    payments: resolved.kind === 'known' ? resolved.value : undefined,
    kit: options.kind === 'known' ? kit : undefined,
    loading: {
      hasFailed: { payments: resolved.kind === 'failed', kit: options.kind === 'failed' },
      isLoading: payments.isLoading || properties.isLoading || fallback.isLoading,
      retry: () => {
        for (const each of [payments, properties, fallback]) each.refetch();
      },
    },
  };
}

/**
 * Starts with the answers stored on the device, then applies this cart's: an answer that the guest cleared stays
 * cleared.
 */
const initialOrderKit = (
  currentKit: Kit,
  given: Kit | null,
  saved: readonly SavedValue[],
  variations: { oldIdMatching: boolean },
): Kit => initialKit(initialKit(currentKit, null, saved, variations), given, saved);

/** Sorted and without duplicates, so that the same products give the same URL. */
const productIds = (cart: Cart): Id[] =>
  [...new Map(cart.products.map(({ product }) => [String(product.id), product.id]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, id]) => id);
