'use client';

import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { FieldError } from '@/components/ui/field-error';
import { LONGEST_ROOM_NUMBER } from '@/lib/domain/checkout';
import type { Checkout } from './use-checkout';

const ERROR_ID = 'checkout-room-error';
const ROOMS_ID = 'checkout-rooms';

/** The room that the order is for. The hotel's own rooms are suggestions, others are not refused (reading 30). */
export function RoomField({ checkout }: { checkout: Checkout }) {
  const hotel = useHotel();
  const say = useWords();
  const { form, shown, problems, places } = checkout;
  if (!shown.room) return null;
  const isInvalid = problems.room || 'room_number' in places.fields;
  const [example] = hotel.limit_room;
  const inFigures = hotel.limit_room.every((room) => /^\d+$/.test(room));
  return (
    <div className="field">
      <label htmlFor="checkout-room">
        {hotel.room_number.title ?? say('room_number')}{' '}
        <span className="req" aria-hidden="true">
          *
        </span>
      </label>
      <input
        className="control"
        id="checkout-room"
        required
        autoComplete="off"
        inputMode={inFigures ? 'numeric' : 'text'}
        maxLength={LONGEST_ROOM_NUMBER}
        list={ROOMS_ID}
        {...(example && { placeholder: say('room_number_example', { room: example }) })}
        {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': ERROR_ID })}
        {...form.register('room_number', { onChange: () => checkout.mend('room_number') })}
      />
      <datalist id={ROOMS_ID}>
        {hotel.limit_room.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      {isInvalid && <FieldError id={ERROR_ID}>{say('validation_room_number')}</FieldError>}
    </div>
  );
}
