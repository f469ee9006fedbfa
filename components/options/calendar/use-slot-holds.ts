'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import type { ProductWithSlots } from '../inputs/option-props';
import { type HoldForm, openHoldForm } from './slot-holds';

/** Holds the chosen slots of a product while its form is open. Rule: booking/B28. */
export function useSlotHolds(input: {
  product: ProductWithSlots;
  chosen: readonly string[];
  onTaken: () => void;
  onExpired: (slots: readonly string[]) => void;
}): void {
  const { uuid, slot_hold_seconds: seconds } = input.product;
  const { uuid: hotelUuid } = useHotel();
  const form = useRef<HoldForm | null>(null);
  const onTaken = useEffectEvent(input.onTaken);
  const onExpired = useEffectEvent(input.onExpired);
  const chosen = JSON.stringify(input.chosen);
  useEffect(() => {
    if (seconds === null) return;
    const opened = openHoldForm(
      { uuid, hotelUuid, seconds },
      { onTaken: () => onTaken(), onExpired: (slots) => onExpired(slots) },
    );
    form.current = opened;
    return () => {
      form.current = null;
      opened.close();
    };
  }, [uuid, hotelUuid, seconds]);
  // After the effect above, which opens the form.
  useEffect(() => form.current?.choose(JSON.parse(chosen)), [chosen]);
}
