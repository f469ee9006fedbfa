'use client';

import { useEffect, useEffectEvent } from 'react';
import { type GuestState, useGuest } from '@/components/guest/use-guest';
import { useHotel } from '@/components/hotel/hotel-context';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
import {
  NO_FILLED_FIELDS,
  needsGuestLookup,
  needsRoomLookup,
  prefillGuest,
  rememberFilledFields,
} from '@/lib/domain/checkout/guest-prefill';
import type { CheckoutWithForm } from './checkout';

/**
 * Fills empty fields of a checkout once with the hotel's data about the guest. Keeps what was typed meanwhile, and does not
 * refill what was cleared. Rules: options/O20, checkout/CO8.
 */
export function useKnownGuest(checkout: CheckoutWithForm): GuestState {
  const { kit, shown, values, missing, prefill } = checkout;
  const { blankRoom } = useHotel().variations;
  const isKitKnown = !missing.unread;
  const room = isKitKnown && shown.room && !blankRoom ? values.room_number : null;
  const [isFilled, setIsFilled] = useKeptState('guest-filled', () => false);
  const [filledBefore, setFilled] = useKeptState('guest-fields', () => NO_FILLED_FIELDS);
  const filled = rememberFilledFields(filledBefore, { kit, room });
  if (filled !== filledBefore) setFilled(filled);
  const asksRoom = needsRoomLookup(room, filled);
  const asksKit = isKitKnown && kit !== null && needsGuestLookup(kit, filled);
  // After the first paint, because preparing a request takes time on a slow phone.
  const isPainted = useAfterPaint();
  const lookup = useGuest(isPainted && !isFilled && (asksKit || asksRoom));
  const { value: guest } = lookup;
  const fill = useEffectEvent(() => {
    if (guest === undefined) return;
    setIsFilled(true);
    const prefilled = kit === null ? null : prefillGuest(kit, guest, filled);
    prefill({ kit: prefilled === kit ? null : prefilled, room: asksRoom ? guest.room : null });
  });
  useEffect(() => {
    if (guest !== undefined && isKitKnown) fill();
  }, [guest, isKitKnown]);
  return lookup;
}
