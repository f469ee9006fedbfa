'use client';

import { useDeferredValue, useMemo } from 'react';
import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import type { Hotel, Payment } from '@/lib/contract/hotel';
import { paths } from '@/lib/contract/paths';
import type { Answer } from '@/lib/contract/refusals';
import type { Cart } from '@/lib/domain/cart';
import type { Id, Kit } from '@/lib/domain/kit';
import { openingKit } from '@/lib/domain/opening-kit';
import type { SavedValue } from '@/lib/domain/saved-values';

/** What the checkout asks for, as the hotel has it for these products. undefined: not known yet. */
export type CheckoutFacts = {
  payments: readonly Payment[] | undefined;
  /** The order-level options with the guest's answers in place; null: none. */
  kit: Kit | null | undefined;
};

const WHILE_OPEN = { keepPreviousData: true, revalidateOnFocus: false };

/** The hotel's own answer, where a call for these products has none to give. */
function useHotelAnswer(needed: boolean): Hotel | null | undefined {
  const { code } = useHotel();
  const { data } = useSWR(needed ? paths.hotel(code) : null, () => browserApi().hotel(code), WHILE_OPEN);
  if (data === undefined) return undefined;
  return data.ok ? data.value.hotel : null;
}

/**
 * Ways to pay: `/public/cart/payments`; failed: the hotel's. Order-level options: `/public/properties`; empty or failed:
 * the hotel's; merged by option id, the guest's values kept (reading 13c). Both are skipped for an empty cart, and asked
 * once the checkout has been drawn: asking takes a slow phone a moment.
 */
export function useCheckoutFacts(cart: Cart, saved: readonly SavedValue[]): CheckoutFacts {
  const { uuid, variations } = useHotel();
  const ids = productIds(cart);
  const isDrawn = useDeferredValue(true, false);
  const none = ids.length === 0 || !isDrawn;
  const payments = useSWR(
    none ? null : paths.payments(uuid, ids),
    () => browserApi().payments(uuid, ids),
    WHILE_OPEN,
  ).data;
  const properties = useSWR(
    none ? null : paths.properties(uuid, ids),
    () => browserApi().properties(uuid, ids),
    WHILE_OPEN,
  ).data;
  const asked = properties?.ok ? properties.value : null;
  const hasNoKit = properties !== undefined && (asked === null || asked.properties.length === 0);
  const hotel = useHotelAnswer(payments?.ok === false || hasNoKit);
  const today = hasNoKit ? hotel?.property : asked;
  const kit = useMemo(
    () => (today ? openingKitOf(today, cart.property, saved, variations) : null),
    [today, cart.property, saved, variations],
  );
  const isAsking = properties === undefined || (hasNoKit && hotel === undefined);
  return { payments: paymentsFrom(payments, hotel), kit: isAsking ? undefined : kit };
}

function paymentsFrom(
  answer: Answer<readonly Payment[]> | undefined,
  hotel: Hotel | null | undefined,
): readonly Payment[] | undefined {
  if (answer === undefined || answer.ok) return answer?.value;
  return hotel === undefined ? undefined : (hotel?.payments ?? []);
}

/** What was remembered first, then what this cart was given: an answer that was taken back stays taken back. */
const openingKitOf = (
  today: Kit,
  given: Kit | null,
  saved: readonly SavedValue[],
  variations: { oldIdMatching: boolean },
): Kit => openingKit(openingKit(today, null, saved, variations), given, saved);

const productIds = (cart: Cart): Id[] =>
  [...new Map(cart.products.map(({ product }) => [String(product.id), product.id])).values()].sort((one, other) =>
    String(one).localeCompare(String(other), 'en', { numeric: true }),
  );
