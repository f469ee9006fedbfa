'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, useApi } from '@/components/hotel/use-api';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import { answered } from '@/lib/contract/refusals';
import type { HotelView } from '@/lib/contract/views';
import { personUuid } from '@/lib/device/guest';
import type { KnownGuest } from '@/lib/domain/checkout/guest-prefill';

/** What fills in a form. A guest whom the hotel does not know has nothing. */
export type GuestState = ApiState<KnownGuest & { room: string | null }>;

const NOBODY: NonNullable<GuestState['value']> = { name: null, phone: null, room: null };

/**
 * What the hotel knows of the guest of this phone, to fill forms in. Nothing is asked while nothing is needed, or when
 * the phone has no person-uuid. Rules: options/O20, platform-calls/W12, failures/FL6.
 */
export function useGuest(isNeeded: boolean): GuestState {
  const hotel = useHotel();
  const [person] = useState(() => personUuid.get());
  const fetch = async () => {
    const answer = await browserApi().guest(hotel.uuid, person);
    if (!answer.ok) return answer.refusal.kind === 'not-found' ? answered(NOBODY) : answer;
    const { name, idphone, reservations } = answer.value;
    const phone = await displayedPhone(idphone, hotel);
    return answered({ name, phone, room: reservations[0]?.room_number ?? null });
  };
  return useApi(isNeeded && person !== '' ? { key: paths.guest(hotel.uuid, person), fetch } : null);
}

/** Without the table of countries the number stands as it came: the guest sees it, and can change it. */
async function displayedPhone(number: string | null, hotel: HotelView): Promise<string | null> {
  if (number === null || number.trim() === '') return null;
  const phone = await import('./displayed-phone').catch(() => null);
  return phone === null ? number : phone.displayedPhone(number, hotel);
}
