'use client';

import { useEffect, useState } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { type GuestState, useGuest } from '@/components/guest/use-guest';
import { useHotel } from '@/components/hotel/hotel-context';
import type { ChatRegistration } from '@/lib/contract/chat';
import type { FieldErrors } from '@/lib/contract/refusals';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import {
  initialValues,
  knownValues,
  missingFields,
  placeErrors,
  type RegistrationField,
  type RegistrationValues,
  registrationBody,
  registrationFields,
} from '@/lib/domain/chat/registration';

type Registration = {
  fields: readonly RegistrationField[];
  values: RegistrationValues;
  register: UseFormRegister<RegistrationValues>;
  /** Fields that the guest has to fill in, once a start was tried. */
  missing: readonly RegistrationField[];
  /** The server's error of each field, until the guest changes it. */
  refused: Partial<Record<RegistrationField, string>>;
  clearRefusal: (field: RegistrationField) => void;
  setIsHotelGuest: (isHotelGuest: boolean) => void;
  /** The last start failed without a reason. */
  hasFailed: boolean;
  /** The server's words about what the form does not ask. */
  otherErrors: readonly string[];
  isSending: boolean;
  /** Failed starts so far; each focuses the first field with an error. */
  failures: number;
  submit: () => Promise<void>;
  guest: GuestState;
};

type Errors = ReturnType<typeof placeErrors> & { hasFailed: boolean };

const NO_ERRORS: Errors = { byField: {}, others: [], hasFailed: false };

const placed = (refused: FieldErrors, fields: readonly RegistrationField[]): Errors => ({
  ...placeErrors(refused, fields),
  hasFailed: Object.keys(refused).length === 0,
});

/**
 * The registration of a chat. `before`: what the hotel has refused without it. react-hook-form holds the values; the rules decide at each render what is missing
 * (decision 037). Rules: chat/CH3, chat/CH14.
 */
export function useRegistration(
  start: (body: ChatRegistration) => Promise<FieldErrors | null>,
  before: FieldErrors | null,
): Registration {
  const hotel = useHotel();
  const { variations } = hotel;
  const [defaultValues] = useState(() =>
    initialValues({ name: guestName.get(), phone: null, room: roomNumber.get() }, variations),
  );
  const { register, watch, getFieldState, setValue } = useForm<RegistrationValues>({ defaultValues });
  const values = watch();
  const [failures, setFailures] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const guest = useGuest(true);
  const known = guest.value;
  useEffect(() => {
    if (known === undefined) return;
    for (const [field, value] of Object.entries(knownValues(known)) as [RegistrationField, string][]) {
      // A field that the guest has changed stays, also when it was emptied.
      if (!getFieldState(field).isDirty && defaultValues[field] === '') setValue(field, value);
    }
  }, [known, defaultValues, getFieldState, setValue]);
  const fields = registrationFields(variations, values.is_hotel_guest);
  const [errors, setErrors] = useState<Errors>(() => (before === null ? NO_ERRORS : placed(before, fields)));
  const missing = missingFields(values, variations);
  const submit = async () => {
    if (isSending) return;
    setErrors(NO_ERRORS);
    if (missing.length > 0) return setFailures((count) => count + 1);
    setIsSending(true);
    const at = { hotelUuid: hotel.uuid, language: hotel.language, personUuid: personUuid.get() };
    const refused = await start(registrationBody(values, variations, at));
    setIsSending(false);
    if (refused === null) return;
    setErrors(placed(refused, fields));
    setFailures((count) => count + 1);
  };
  return {
    fields,
    values,
    register,
    missing: failures > 0 ? missing : [],
    refused: errors.byField,
    clearRefusal: (field) => setErrors(({ byField: { [field]: _, ...byField }, ...rest }) => ({ ...rest, byField })),
    setIsHotelGuest: (isHotelGuest) => setValue('is_hotel_guest', isHotelGuest),
    hasFailed: errors.hasFailed,
    otherErrors: errors.others,
    isSending,
    failures,
    submit,
    guest,
  };
}
