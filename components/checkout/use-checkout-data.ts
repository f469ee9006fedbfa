'use client';

import { useMemo, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, apiCall, useApi } from '@/components/hotel/use-api';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import type { Payment } from '@/lib/contract/hotel';
import { propertyValues } from '@/lib/device/property-values';
import type { Cart } from '@/lib/domain/cart/cart';
import {
  type ApiRead,
  needsHotelFallback,
  resolveOrderKit,
  resolvePayments,
} from '@/lib/domain/checkout/checkout-data';
import { initialKit } from '@/lib/domain/options/initial-kit';
import type { Id, Kit } from '@/lib/domain/options/kit';
import type { SavedValue } from '@/lib/domain/options/saved-values';

/** What the checkout asks for, as the hotel has it for these products. undefined: not known, or not yet. */
type CheckoutData = {
  payments: readonly Payment[] | undefined;
  /** The order-level options with the guest's answers in place; null: none. */
  kit: Kit | null | undefined;
  reading: CheckoutDataState;
};

/** How the reading of the two went. */
export type CheckoutDataState = {
  hasFailed: { payments: boolean; kit: boolean };
  isReading: boolean;
  retry: () => void;
};

const KEEP_PREVIOUS = { keepPreviousData: true };

/** What the rules decide by: the last answer, not the value that an earlier one has left. */
function lastAnswer<T>({ value, refusal }: ApiState<T>): ApiRead<T> {
  if (refusal !== null) return { ok: false };
  return value === undefined ? undefined : { ok: true, value };
}

/**
 * Ways to pay: `/public/cart/payments`; failed: the hotel's. Order-level options: `/public/properties`; empty or
 * failed: the hotel's; merged by option id, the guest's values kept (checkout/CO3, checkout/CO4). Both are skipped for
 * an empty cart, and asked once the checkout has been painted: asking takes a slow phone a moment.
 */
export function useCheckoutData(cart: Cart): CheckoutData {
  const { code, uuid, variations } = useHotel();
  const [saved] = useState(() => propertyValues.get());
  const ids = productIds(cart);
  const isPainted = useAfterPaint();
  const none = ids.length === 0 || !isPainted;
  const payments = useApi(none ? null : apiCall('payments', uuid, ids), KEEP_PREVIOUS);
  const properties = useApi(none ? null : apiCall('properties', uuid, ids), KEEP_PREVIOUS);
  const read = { payments: lastAnswer(payments), properties: lastAnswer(properties) };
  const needsHotel = needsHotelFallback(read.payments, read.properties);
  const fallback = useApi(needsHotel ? apiCall('hotel', code) : null, KEEP_PREVIOUS);
  const hotelAnswer = lastAnswer(fallback);
  const hotel = hotelAnswer?.ok ? { ok: hotelAnswer.ok, value: hotelAnswer.value.hotel } : hotelAnswer;
  const [before, setBefore] = useState<readonly Payment[] | null>(null);
  const ways = resolvePayments(read.payments, hotel, before);
  if (ways.kind === 'known' && ways.value !== before) setBefore(ways.value);
  const options = resolveOrderKit(read.properties, hotel, cart.property);
  const today = options.kind === 'known' ? options.value : null;
  const kit = useMemo(
    () => (today === null ? null : openingKitOf(today, cart.property, saved, variations)),
    [today, cart.property, saved, variations],
  );
  return {
    payments: ways.kind === 'known' ? ways.value : undefined,
    kit: options.kind === 'known' ? kit : undefined,
    reading: {
      hasFailed: { payments: ways.kind === 'failed', kit: options.kind === 'failed' },
      isReading: payments.isLoading || properties.isLoading || fallback.isLoading,
      retry: () => {
        for (const each of [payments, properties, fallback]) each.refetch();
      },
    },
  };
}

/** What was remembered first, then what this cart was given: an answer that was taken back stays taken back. */
const openingKitOf = (
  today: Kit,
  given: Kit | null,
  saved: readonly SavedValue[],
  variations: { oldIdMatching: boolean },
): Kit => initialKit(initialKit(today, null, saved, variations), given, saved);

/** Each product once, always in the same order, so that the same cart asks at the same address. */
const productIds = (cart: Cart): Id[] =>
  [...new Map(cart.products.map(({ product }) => [String(product.id), product.id]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, id]) => id);
