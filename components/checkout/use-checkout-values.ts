'use client';

import { useState } from 'react';
import { createFormControl, type UseFormRegister, type UseFormSetValue, useWatch } from 'react-hook-form';
import { useHotel } from '@/components/hotel/hotel-context';
import { roomNumber } from '@/lib/device/guest';
import { MAX_ROOM_NUMBER_LENGTH } from '@/lib/domain/checkout/checkout';
import { type Consent, NO_CONSENT } from '@/lib/domain/checkout/consent';
import { initialRoom } from '@/lib/domain/checkout/room-number';

export type CheckoutValues = {
  /** The payment's id as text; null: not touched by the guest. */
  payment: string | null;
  room_number: string;
  comment: string;
  consent: Consent;
};

export type CheckoutForm = {
  register: UseFormRegister<CheckoutValues>;
  setValue: UseFormSetValue<CheckoutValues>;
};

const identity = (values: CheckoutValues): CheckoutValues => values;

/**
 * The checkout's own fields (not the options). `form` registers them; `values` are current, also before a field is
 * rendered. The room starts with the stored one; `fillRoom` sets the room that the hotel knows.
 */
export function useCheckoutValues(): {
  form: CheckoutForm;
  values: CheckoutValues;
  isRoomLocked: boolean;
  fillRoom: (room: string) => void;
} {
  const { variations } = useHotel();
  const opening = (room: string) => initialRoom(room.slice(0, MAX_ROOM_NUMBER_LENGTH), variations);
  const [room, setRoom] = useState(() => opening(roomNumber.get()));
  // Not `useForm`, which renders its component twice before the first paint.
  const [form] = useState(() =>
    createFormControl<CheckoutValues>({
      defaultValues: { payment: null, room_number: room.room, comment: '', consent: NO_CONSENT },
    }),
  );
  const values = useWatch({ control: form.control, compute: identity });
  const fillRoom = (known: string) => {
    const filled = opening(known);
    setRoom(filled);
    form.setValue('room_number', filled.room);
  };
  return { form, values, isRoomLocked: room.isLocked, fillRoom };
}
