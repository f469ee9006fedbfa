'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from './room-dialog';
import type { DeskRoom, RoomList } from './rooms-api';
import { useRoomCall } from './use-room-call';

/** Notes the day on which the guests of a room leave, or that it is not known. Rule: rooms/RM5. */
export function LeavingDay(props: {
  room: DeskRoom;
  onChanged(): Promise<void>;
  onDone(changed: Pick<RoomList, 'rooms'>): void;
  onClose(): void;
}) {
  const { room, onChanged, onDone, onClose } = props;
  const { hotel, t } = useDesk();
  const { now, isOffline } = useDeskData();
  const [day, setDay] = useState(room.leaves_on ?? '');
  const { isBusy, refusal, send } = useRoomCall<Pick<RoomList, 'rooms'>>('/rooms/leaving-day', onChanged);
  const id = useId();
  const save = async (leaves_on: string | null) => {
    const changed = await send({ room: room.room, stay: room.stay, leaves_on });
    if (changed !== null) onDone(changed);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(day === '' ? null : day);
  };
  const isOff = isOffline || isBusy;
  return (
    <DeskDialog title={t('leaves_on_of', { room: room.room })} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <Field label={t('leaves_on')} htmlFor={id}>
          <TextField
            type="date"
            id={id}
            value={day}
            min={hotelNow(hotel.timezone, new Date(now)).date}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setDay(target.value)}
          />
          <FieldHint id={`${id}-hint`}>{t('leaves_on_hint')}</FieldHint>
        </Field>
        <RefusalNotice refusal={refusal} />
        <div className="grid gap-2">
          <Button type="submit" variant="primary" disabled={isOff}>
            {t('save')}
          </Button>
          {room.leaves_on !== null && (
            <Button variant="soft" disabled={isOff} onClick={() => void save(null)}>
              {t('clear_day')}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {t('leave_as_is')}
          </Button>
        </div>
      </form>
    </DeskDialog>
  );
}
