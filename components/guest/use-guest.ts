'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, useApi } from '@/components/hotel/use-api';
import { phoneCode } from '@/components/options/phone/phone-code';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import { succeeded } from '@/lib/contract/refusals';
import type { HotelView } from '@/lib/contract/views';
import { personUuid } from '@/lib/device/guest';
import type { KnownGuest } from '@/lib/domain/checkout/guest-prefill';

/** The hotel's data that fill in a form. All null for a guest whom the hotel does not know. */
export type GuestState = ApiState<KnownGuest & { room: string | null }>;

const NOBODY: NonNullable<GuestState['value']> = { name: null, phone: null, room: null };

/**
 * Asks the hotel for the data of this device's guest, to fill in forms. Sends nothing when no field needs them or the
 * device has no person-uuid. Rules: options/O20, platform-calls/W12, failures/FL6.
 */
export function useGuest(isNeeded: boolean): GuestState {
  const hotel = useHotel();
  const [person] = useState(() => personUuid.get());
  const fetch = async () => {
    const response = await browserApi().guest(hotel.uuid, person);
    if (!response.ok) return response.refusal.kind === 'not-found' ? succeeded(NOBODY) : response;
    const { name, idphone, reservations } = response.value;
    const phone = await displayedPhone(idphone, hotel);
    return succeeded({ name, phone, room: reservations[0]?.room_number ?? null });
  };
  return useApi(isNeeded && person !== '' ? { key: paths.guest(hotel.uuid, person), fetch } : null);
}

/** When the table of countries cannot be loaded, returns the number unformatted: the guest can see and change it. */
async function displayedPhone(number: string | null, hotel: HotelView): Promise<string | null> {
  if (number === null || number.trim() === '') return null;
  const phone = await phoneCode.load().catch(() => null);
  return phone === null ? number : phone.displayedPhone(number, hotel);
}
