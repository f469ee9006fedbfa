'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { type GuestReading, useGuest } from '@/components/guest/use-guest';
import { asksForGuest, withGuest } from '@/lib/domain/guest-prefill';
import type { Kit } from '@/lib/domain/kit';

/**
 * Fills in what the hotel knows of the guest, once, in what is still open: nothing that was typed meanwhile is lost, and
 * nothing that is cleared comes back. Source: guest-app 4 "Option values".
 *
 * `kit`: the order-level options; undefined: not known yet. `onKnown` gets what is new: null means nothing.
 */
export function useKnownGuest(from: {
  kit: Kit | null | undefined;
  asksRoom: boolean;
  onKnown: (known: { kit: Kit | null; room: string | null }) => void;
}): GuestReading {
  const { kit, asksRoom, onKnown } = from;
  const [isFilled, setIsFilled] = useState(false);
  const isOpen = !isFilled && ((kit != null && asksForGuest(kit)) || asksRoom);
  const reading = useGuest(isOpen);
  const { guest } = reading;
  const fill = useEffectEvent(() => {
    if (guest === null) return;
    setIsFilled(true);
    const filled = kit == null ? null : withGuest(kit, guest);
    onKnown({ kit: filled === kit ? null : filled, room: asksRoom ? guest.room : null });
  });
  const isKitKnown = kit !== undefined;
  useEffect(() => {
    if (guest !== null && isKitKnown) fill();
  }, [guest, isKitKnown]);
  return reading;
}
