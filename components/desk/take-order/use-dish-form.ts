'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { isOrderAheadAllowed } from '@/components/hotel/order-ahead-allowed';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { usePhoneCheck } from '@/components/options/phone/use-phone-check';
import { newUuid } from '@/lib/device/new-uuid';
import { openingToOrderFor } from '@/lib/domain/booking/order-ahead';
import { orderedForOf } from '@/lib/domain/booking/ordered-for';
import { type CartLine, clampQuantity } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { unavailability } from '@/lib/domain/cart/unavailability';
import { needsAgeGate } from '@/lib/domain/catalogue/age-gate';
import type { Id } from '@/lib/domain/id';
import { lineTotal } from '@/lib/domain/money/price';
import { initialKit } from '@/lib/domain/options/initial-kit';
import { invalidOptions, offeredKit } from '@/lib/domain/options/options';
import { uncounted } from '@/lib/domain/stock/uncounted';
import type { OfferedDish } from './read-dish';

/**
 * The answers for a dish, by the guest's own rules, without what this device remembers of a guest. `line`: the one that is changed; null:
 * a new one. Rules: telephone-orders/TO6, age-gate/AG1.
 */
export function useDishForm({ product: offered, section }: OfferedDish, line: CartLine | null) {
  const hotel = useHotel();
  const now = useHotelNow();
  const opening = openingToOrderFor(offered, { now, isAllowed: isOrderAheadAllowed(hotel) });
  const product = opening !== null && opening.daysAhead > 0 ? uncounted(offered) : offered;
  const [kit, setKit] = useState(() => {
    const asked = offeredKit(product);
    return asked && initialKit(asked, line?.product.property ?? null, [], hotel.variations);
  });
  const [wanted, setWanted] = useState(line?.quantity ?? 1);
  const [isOfAge, setIsOfAge] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isPhonePossible = usePhoneCheck(kit);
  const invalid = invalidOptions(kit, { ...(isPhonePossible && { isPhonePossible }) });
  const quantity = clampQuantity(product, wanted);
  const asksAge = needsAgeGate({ product, section, isAdult: false });
  const reason = opening === null ? unavailability(product, now) : null;
  return {
    ...{ product, kit, quantity, opening, reason, asksAge, isOfAge, hasTried },
    invalid: hasTried ? invalid : [],
    total: lineTotal({ price: product.price, property: kit }, quantity),
    answer: setKit,
    setIsOfAge,
    step: (by: 1 | -1) => setWanted(clampQuantity(product, quantity + by)),
    /** The line, or the id of the first question without an answer, or null: the age was not asked, or it is not offered. */
    submit: (): { line: CartLine } | { missing: Id } | null => {
      setHasTried(true);
      const [first] = invalid;
      if (first !== undefined) return { missing: first };
      if (reason !== null || (asksAge && !isOfAge)) return null;
      const key = line?.key ?? newUuid();
      const orderedFor = opening && orderedForOf(opening);
      return { line: lineOf({ key, product, kit, quantity, section, fromRecommendation: false, orderedFor }) };
    },
  };
}

export type DishFormState = ReturnType<typeof useDishForm>;
