'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { LengthHint } from '@/components/hotel/length-hint';
import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { MAX_ROOM_NUMBER_LENGTH } from '@/lib/domain/checkout/checkout';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import type { CheckoutWithForm } from './checkout';

/** The room of the order. The hotel's rooms are suggestions; other values are accepted too (checkout/CO6). */
export function RoomField({ checkout }: { checkout: CheckoutWithForm }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { form, values, shown, problems, errors, isRoomLocked } = checkout;
  if (!shown.room) return null;
  // A room that must be proven may be another than the one that was stored.
  const isFixed = isRoomLocked && !shown.proof;
  const id = `${checkout.formId}-room`;
  const [errorId, hintId, roomsId] = [`${id}-error`, `${id}-hint`, `${id}s`];
  const refusals = errors.fields.room_number;
  const isInvalid = problems.room || refusals !== undefined;
  const [example] = hotel.limit_room;
  // The digits of a stay belong to one room.
  const clearErrors = () => {
    checkout.clearFieldError('room_number');
    checkout.clearFieldError('room_proof');
  };
  const inFigures = hotel.limit_room.every((room) => /^\d+$/.test(room));
  return (
    <Field label={hotel.room_number.title ?? t('room_number')} htmlFor={id} isRequired>
      <TextField
        id={id}
        required
        autoComplete="off"
        inputMode={inFigures ? 'numeric' : 'text'}
        maxLength={MAX_ROOM_NUMBER_LENGTH}
        readOnly={isFixed}
        {...(!isFixed && { list: roomsId })}
        {...(example && { placeholder: t('room_number_example', { room: bidiIsolate(example) }) })}
        {...(isInvalid && { 'aria-invalid': true })}
        aria-describedby={isInvalid ? errorId : hintId}
        {...form.register('room_number', { onChange: clearErrors })}
      />
      <datalist id={roomsId}>
        {hotel.limit_room.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      {isInvalid && <FieldError id={errorId}>{[t('validation_room_number'), ...(refusals ?? [])]}</FieldError>}
      <LengthHint id={hintId} length={values.room_number.length} max={MAX_ROOM_NUMBER_LENGTH} />
    </Field>
  );
}
