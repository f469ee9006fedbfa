'use client';

import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { LengthHint } from '@/components/hotel/length-hint';
import { FieldError } from '@/components/ui/field-error';
import { LONGEST_ROOM_NUMBER } from '@/lib/domain/checkout';
import type { Checkout } from './use-checkout';

const ID = 'checkout-room';
const ERROR_ID = `${ID}-error`;
const HINT_ID = `${ID}-hint`;
const ROOMS_ID = `${ID}s`;

/** The room that the order is for. The hotel's own rooms are suggestions, others are not refused (reading 30). */
export function RoomField({ checkout }: { checkout: Checkout }) {
  const hotel = useHotel();
  const say = useWords();
  const { form, values, shown, problems, places, isRoomLocked } = checkout;
  if (!shown.room) return null;
  const isInvalid = problems.room || 'room_number' in places.fields;
  const [example] = hotel.limit_room;
  const inFigures = hotel.limit_room.every((room) => /^\d+$/.test(room));
  return (
    <div className="field">
      <label htmlFor={ID}>
        {hotel.room_number.title ?? say('room_number')}{' '}
        <span className="req" aria-hidden="true">
          *
        </span>
      </label>
      <input
        className="control"
        id={ID}
        required
        autoComplete="off"
        inputMode={inFigures ? 'numeric' : 'text'}
        maxLength={LONGEST_ROOM_NUMBER}
        readOnly={isRoomLocked}
        {...(!isRoomLocked && { list: ROOMS_ID })}
        {...(example && { placeholder: say('room_number_example', { room: example }) })}
        {...(isInvalid && { 'aria-invalid': true })}
        aria-describedby={isInvalid ? ERROR_ID : HINT_ID}
        {...form.register('room_number', { onChange: () => checkout.mend('room_number') })}
      />
      <datalist id={ROOMS_ID}>
        {hotel.limit_room.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      {isInvalid && <FieldError id={ERROR_ID}>{say('validation_room_number')}</FieldError>}
      <LengthHint id={HINT_ID} length={values.room_number.length} most={LONGEST_ROOM_NUMBER} />
    </div>
  );
}
