'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { LengthHint } from '@/components/hotel/length-hint';
import { FieldError } from '@/components/ui/form/field-error';
import { MAX_ROOM_NUMBER_LENGTH } from '@/lib/domain/checkout/checkout';
import type { Checkout } from './use-checkout';

/** The room that the order is for. The hotel's own rooms are suggestions, others are not refused (checkout/CO6). */
export function RoomField({ checkout }: { checkout: Checkout }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { form, values, shown, problems, errors, isRoomLocked } = checkout;
  if (!shown.room) return null;
  const id = `${checkout.formId}-room`;
  const [errorId, hintId, roomsId] = [`${id}-error`, `${id}-hint`, `${id}s`];
  const isInvalid = problems.room || 'room_number' in errors.fields;
  const [example] = hotel.limit_room;
  const inFigures = hotel.limit_room.every((room) => /^\d+$/.test(room));
  return (
    <div className="field">
      <label htmlFor={id}>
        {hotel.room_number.title ?? t('room_number')}{' '}
        <span className="req" aria-hidden="true">
          *
        </span>
      </label>
      <input
        className="control"
        id={id}
        required
        autoComplete="off"
        inputMode={inFigures ? 'numeric' : 'text'}
        maxLength={MAX_ROOM_NUMBER_LENGTH}
        readOnly={isRoomLocked}
        {...(!isRoomLocked && { list: roomsId })}
        {...(example && { placeholder: t('room_number_example', { room: example }) })}
        {...(isInvalid && { 'aria-invalid': true })}
        aria-describedby={isInvalid ? errorId : hintId}
        {...form.register('room_number', { onChange: () => checkout.clearFieldError('room_number') })}
      />
      <datalist id={roomsId}>
        {hotel.limit_room.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      {isInvalid && <FieldError id={errorId}>{t('validation_room_number')}</FieldError>}
      <LengthHint id={hintId} length={values.room_number.length} most={MAX_ROOM_NUMBER_LENGTH} />
    </div>
  );
}
