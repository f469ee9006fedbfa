'use client';

import { useMemo, useState } from 'react';
import { type GuestState, useGuest } from '@/components/guest/use-guest';
import { useHotel } from '@/components/hotel/hotel-context';
import { propertyValues } from '@/lib/device/property-values';
import type { CartLine } from '@/lib/domain/cart/cart';
import {
  NO_FILLED_FIELDS,
  needsGuestLookup,
  prefillGuest,
  rememberFilledFields,
} from '@/lib/domain/checkout/guest-prefill';
import { initialKit, withAnswersOf } from '@/lib/domain/options/initial-kit';
import type { Kit } from '@/lib/domain/options/kit';
import { mergeAnswers } from '@/lib/domain/options/saved-values';

type Answers = {
  /** The product's options with the guest's answers in place; null: it has none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  /** What the hotel was asked, to fill in name and phone. */
  guest: GuestState;
};

/**
 * The options with the guest's answers. Only what the guest changed is kept: what shows is worked out from today's
 * product each time, so a price that changes while the sheet is open shows at once and no answer is lost.
 *
 * A line of the cart opens exactly as it was chosen. A new one gets what the phone remembers and then, once, what the
 * hotel knows of the guest, in what is still open: nothing that was typed meanwhile is lost, and nothing that is
 * cleared comes back.
 */
export function useAnswers(offered: Kit | null, line: CartLine | null): Answers {
  const { variations } = useHotel();
  const [saved] = useState(() => propertyValues.get());
  const [answered, setAnswered] = useState<Kit | null>(null);
  const [isFilled, setIsFilled] = useState(false);
  const chosen = line?.product.property ?? null;
  const opening = useMemo(
    () => (offered === null ? null : initialKit(offered, chosen, saved, variations)),
    [offered, chosen, saved, variations],
  );
  const kit = useMemo(
    () => (offered === null || answered === null ? opening : withAnswersOf(offered, answered)),
    [offered, answered, opening],
  );
  const guest = useGuest(line === null && opening !== null && needsGuestLookup(opening));
  if (!isFilled && kit !== null && guest.value !== undefined) {
    setIsFilled(true);
    setAnswered(prefillGuest(kit, guest.value, rememberFilledFields(NO_FILLED_FIELDS, { kit: opening })));
  }
  const answer = (next: Kit) => {
    setAnswered(next);
    propertyValues.change((values) => mergeAnswers(values, next));
  };
  return { kit, answer, guest };
}
