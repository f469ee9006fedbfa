'use client';

import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { browserApi } from '@/lib/contract/browser';
import type { Hotel, Payment } from '@/lib/contract/hotel';
import { paths } from '@/lib/contract/paths';
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

const WHILE_OPEN = { keepPreviousData: true, revalidateOnFocus: false };

/** The hotel's own answer, where a call for these products has none to give. */
function useHotelAnswer(needed: boolean) {
  const { code } = useHotel();
  const { data, isValidating, mutate } = useSWR(
    needed ? paths.hotel(code) : null,
    () => browserApi().hotel(code),
    WHILE_OPEN,
  );
  const hotel: ApiRead<Hotel> = data?.ok ? { ok: true, value: data.value.hotel } : data;
  return { hotel, isValidating, mutate };
}

/**
 * Ways to pay: `/public/cart/payments`; failed: the hotel's. Order-level options: `/public/properties`; empty or
 * failed: the hotel's; merged by option id, the guest's values kept (checkout/CO3, checkout/CO4). Both are skipped for
 * an empty cart, and asked once the checkout has been painted: asking takes a slow phone a moment.
 */
export function useCheckoutData(cart: Cart): CheckoutData {
  const { uuid, variations } = useHotel();
  const [saved] = useState(() => propertyValues.get());
  const ids = productIds(cart);
  const isPainted = useAfterPaint();
  const none = ids.length === 0 || !isPainted;
  const payments = useSWR(none ? null : paths.payments(uuid, ids), () => browserApi().payments(uuid, ids), WHILE_OPEN);
  const properties = useSWR(
    none ? null : paths.properties(uuid, ids),
    () => browserApi().properties(uuid, ids),
    WHILE_OPEN,
  );
  const { hotel, ...asking } = useHotelAnswer(needsHotelFallback(payments.data, properties.data));
  const [before, setBefore] = useState<readonly Payment[] | null>(null);
  const ways = resolvePayments(payments.data, hotel, before);
  if (ways.kind === 'known' && ways.value !== before) setBefore(ways.value);
  const options = resolveOrderKit(properties.data, hotel, cart.property);
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
      isReading: payments.isValidating || properties.isValidating || asking.isValidating,
      retry: () => {
        for (const each of [payments, properties, asking]) void each.mutate();
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
