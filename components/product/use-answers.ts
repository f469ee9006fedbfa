'use client';

import { useMemo, useState } from 'react';
import { type GuestState, useGuest } from '@/components/guest/use-guest';
import { useHotel } from '@/components/hotel/hotel-context';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
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
  /** The product's options with the guest's answers; null: it has none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  /** The state of asking the hotel for the guest's name and phone number. */
  guest: GuestState;
};

/**
 * The product's options with the guest's answers. Stores only what the guest changed and merges it with the current
 * product at each render, so that a new price shows at once and no answer is lost.
 *
 * A cart line opens with its own answers. A new line gets the answers stored on the device and then, once, the hotel's
 * data about the guest, in fields that are still empty. Input is never overwritten, and a cleared field stays empty.
 */
export function useAnswers(offered: Kit | null, line: CartLine | null): Answers {
  const { variations } = useHotel();
  const [saved] = useState(() => propertyValues.get());
  const [answered, setAnswered] = useKeptState<Kit | null>('answers', () => null);
  const [isFilled, setIsFilled] = useKeptState('answers-filled', () => false);
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
