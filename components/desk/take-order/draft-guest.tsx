'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { Select } from '@/components/ui/form/select';
import { TextField } from '@/components/ui/form/text-field';
import { MAX_ROOM_NUMBER_LENGTH } from '@/lib/domain/checkout/checkout';
import type { OrderDraft } from '@/lib/domain/telephone-orders/order-draft';
import { useDesk } from '../desk-context';
import { RoomGuest } from './room-guest';
import { useRoomOrders } from './use-room-guest';

type Change = (change: Partial<OrderDraft>) => void;

/** The room first, because a guest says it first; then who that is, and in which language they read. */
export function DraftGuest(props: {
  draft: OrderDraft;
  isRoomNeeded: boolean;
  refusals: readonly string[];
  onChange: Change;
}) {
  const { draft, isRoomNeeded, refusals, onChange } = props;
  const { limit_room: rooms, languages } = useHotel();
  const { t } = useDesk();
  const orders = useRoomOrders(draft.room);
  const errorId = 'phone-room-error';
  return (
    <div className="grid content-start gap-4">
      <Field label={t('room')} htmlFor="phone-room" isRequired={isRoomNeeded}>
        <TextField
          id="phone-room"
          list="phone-rooms"
          autoComplete="off"
          autoFocus
          inputMode={rooms.every((room) => /^\d+$/.test(room)) ? 'numeric' : 'text'}
          maxLength={MAX_ROOM_NUMBER_LENGTH}
          required={isRoomNeeded}
          value={draft.room}
          {...(refusals.length > 0 && { 'aria-invalid': true, 'aria-describedby': errorId })}
          onChange={({ target }) => onChange({ room: target.value, person: null })}
        />
        <datalist id="phone-rooms">
          {rooms.map((room) => (
            <option key={room} value={room} />
          ))}
        </datalist>
        {refusals.length > 0 && <FieldError id={errorId}>{[...refusals]}</FieldError>}
      </Field>
      <RoomGuest
        orders={orders}
        isSame={draft.person !== null}
        onSame={(guest) => onChange(guest ?? { person: null })}
      />
      <Field label={t('guest_language')} htmlFor="phone-language">
        <Select
          id="phone-language"
          value={draft.language}
          onChange={({ target }) => onChange({ language: target.value })}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
