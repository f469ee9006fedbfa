'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
import { roomNumber } from '@/lib/device/guest';
import { MAX_ROOM_NUMBER_LENGTH } from '@/lib/domain/checkout/checkout';
import { NO_CONSENT } from '@/lib/domain/checkout/consent';
import { initialRoom } from '@/lib/domain/checkout/room-number';
import { NO_TIP } from '@/lib/domain/tips/tip';
import type { CheckoutForm, CheckoutValues, CreateCheckoutForm } from './checkout-values';

/**
 * The checkout's own fields (not the options). `form` registers them and is null until its code is loaded; `values` are
 * current, also before a field is rendered. The room starts with the stored one; `fillRoom` sets the room that the hotel
 * knows, unless this device has proven one. `provenRoom`: that one, which fills in a room that the guest has not changed.
 */
export function useCheckoutValues(
  create: CreateCheckoutForm | undefined,
  provenRoom: string | null | undefined,
): {
  form: CheckoutForm | null;
  values: CheckoutValues;
  isRoomLocked: boolean;
  fillRoom: (room: string) => void;
} {
  const { variations } = useHotel();
  const opening = (room: string) => initialRoom(room.slice(0, MAX_ROOM_NUMBER_LENGTH), variations);
  const [room, setRoom] = useState(() => opening(roomNumber.get()));
  const [values, setValues] = useKeptState<CheckoutValues>('checkout', () => ({
    payment: null,
    room_number: room.room,
    stay_code: '',
    comment: '',
    consent: NO_CONSENT,
    tellsKitchen: false,
    tipChoice: NO_TIP,
    orderedFor: null,
  }));
  const [isRoomTouched, setIsRoomTouched] = useKeptState('room-touched', () => false);
  if (!isRoomTouched && values.room_number !== room.room) setIsRoomTouched(true);
  const [form, setForm] = useState<CheckoutForm | null>(null);
  const createForm = useEffectEvent((create: CreateCheckoutForm) => setForm(create(values, setValues)));
  useEffect(() => {
    if (create !== undefined) createForm(create);
  }, [create]);
  const setKnownRoom = (known: string) => {
    const filled = opening(known);
    setRoom(filled);
    form?.setValue('room_number', filled.room);
  };
  const fillProvenRoom = useEffectEvent((proven: string) => {
    if (!isRoomTouched && !variations.blankRoom) setKnownRoom(proven);
  });
  useEffect(() => {
    if (form !== null && provenRoom) fillProvenRoom(provenRoom);
  }, [form, provenRoom]);
  const fillRoom = (known: string) => {
    if (!provenRoom) setKnownRoom(known);
  };
  return { form, values, isRoomLocked: room.isLocked, fillRoom };
}
