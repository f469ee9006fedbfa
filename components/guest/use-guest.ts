'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import type { HotelView } from '@/lib/contract/views';
import { personUuid } from '@/lib/device/guest';
import type { KnownGuest } from '@/lib/domain/checkout/guest-prefill';

export type GuestState = {
  /** null: nobody is known, or not yet. */
  guest: (KnownGuest & { room: string | null }) | null;
  /** The hotel could not be asked; it has logged why. */
  hasFailed: boolean;
  isReading: boolean;
  retry: () => void;
};

const NOBODY = { name: null, phone: null, room: null };

/**
 * What the hotel knows of the guest of this phone, to fill forms in. Nothing is asked while nothing is needed, or when
 * the phone has no person-uuid. Rules: options/O20, platform-calls/W12, failures/FL6.
 */
export function useGuest(isNeeded: boolean): GuestState {
  const hotel = useHotel();
  const [person] = useState(() => personUuid.get());
  const read = async () => {
    const answer = await browserApi().guest(hotel.uuid, person);
    if (answer.ok) {
      const { name, idphone, reservations } = answer.value;
      const phone = await inItsMask(idphone, hotel);
      return { name, phone, room: reservations[0]?.room_number ?? null };
    }
    if (answer.refusal.kind === 'not-found') return NOBODY;
    throw new Error(answer.refusal.kind);
  };
  const { data, error, isValidating, mutate } = useSWR(
    isNeeded && person !== '' ? paths.guest(hotel.uuid, person) : null,
    read,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    guest: data ?? null,
    hasFailed: data === undefined && error !== undefined,
    isReading: isValidating,
    retry: () => void mutate(),
  };
}

/** Without the table of countries the number stands as it came: the guest sees it, and can change it. */
async function inItsMask(number: string | null, hotel: HotelView): Promise<string | null> {
  if (number === null || number.trim() === '') return null;
  const phone = await import('./displayed-phone').catch(() => null);
  return phone === null ? number : phone.displayedPhone(number, hotel);
}
