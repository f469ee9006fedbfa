'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Field } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { Spinner } from '@/components/ui/spinner';
import { findRooms } from '@/lib/domain/desk/find-rooms';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { chargeAmountOf } from '@/lib/domain/money/order-amounts';
import { chargeSum } from '@/lib/domain/rooms/charges-by-stay';
import { isSameRoom } from '@/lib/domain/rooms/same-room';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { ReadFailed } from '../read-failed';
import { TileGrid } from '../tile';
import { BillOutcomeNotice } from './bill-outcome';
import { type RoomToPost, readOpenCharges, readRoomsToPost } from './bills-api';
import { SaveButton, SavedFile, useSavedCharges } from './save-charges';
import { useBillMarks } from './use-bill-marks';
import { useNewest } from './use-newest';

type Find = { text: string; onText(text: string): void; onOpen(room: string): void };

/** The rooms with something to be posted, and a file of all of it. Rules: rooms/RM17, rooms/RM19. */
export function RoomsToPost(props: Find) {
  const { t } = useDesk();
  const { onSignedOut } = useDeskData();
  const rooms = useNewest(readRoomsToPost);
  const marks = useBillMarks(rooms.read);
  const files = useSavedCharges();
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    const read = await readOpenCharges('');
    if (read.kind === 'signed-out') return onSignedOut();
    setHasFailed(read.kind === 'failed');
    if (read.kind === 'read') files.save(read.value);
  };
  const list = rooms.value;
  return (
    <>
      <p className="max-w-160 text-ink-2 text-sm">{t('bill_hint')}</p>
      <BillOutcomeNotice marks={marks} />
      <SavedFile files={files} marks={marks} />
      {(rooms.hasFailed || hasFailed) && <ReadFailed onRetry={() => void (hasFailed ? save() : rooms.read())} />}
      {list === null && !rooms.hasFailed && <Spinner />}
      {list !== null && <Totals rooms={list} isBusy={marks.isBusy} onSave={() => void save()} />}
      {list !== null && <Rooms rooms={list} {...props} />}
      {list?.length === 0 && <p className="text-ink-2">{t('room_bills_none')}</p>}
    </>
  );
}

function Totals(props: { rooms: readonly RoomToPost[]; isBusy: boolean; onSave(): void }) {
  const { rooms, isBusy, onSave } = props;
  const { t, minorAmount } = useDesk();
  const count = rooms.reduce((sum, room) => sum + room.count, 0);
  if (count === 0) return null;
  const sum = chargeSum(rooms.map((room) => ({ amount: room.sum })));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="me-auto tabular-nums">
        <span>{t('to_post', { count })}</span>
        <bdi translate="no" dir="ltr">{` · ${minorAmount(sum)}`}</bdi>
      </p>
      <SaveButton isOff={isBusy} onPress={onSave} />
    </div>
  );
}

function Rooms({ rooms, text, onText, onOpen }: Find & { rooms: readonly RoomToPost[] }) {
  const { t } = useDesk();
  const id = useId();
  const typed = trimTyped(text);
  const isListed = rooms.some(({ room }) => isSameRoom(room, typed));
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-full max-w-100">
          <Field label={t('rooms_find')} htmlFor={id}>
            <TextField
              type="search"
              id={id}
              value={text}
              maxLength={50}
              autoComplete="off"
              onChange={({ target }) => onText(target.value)}
            />
          </Field>
        </div>
        {typed !== '' && !isListed && (
          <Button variant="outline" className="w-auto!" onClick={() => onOpen(typed)}>
            {t('open_bill', { room: typed })}
          </Button>
        )}
      </div>
      <TileGrid label={t('room_bills')}>
        {findRooms(rooms, text).map((room) => (
          <RoomTile key={room.room} room={room} onOpen={onOpen} />
        ))}
      </TileGrid>
    </>
  );
}

function RoomTile({ room: { room, count, sum }, onOpen }: { room: RoomToPost; onOpen(room: string): void }) {
  const { t, minorAmount } = useDesk();
  return (
    <li>
      <button
        type="button"
        className={`${CARD} flex min-h-target w-full items-center justify-between gap-3 p-3.5 text-start`}
        onClick={() => onOpen(room)}
      >
        <span className="min-w-0">
          <span className="block text-ink-2 text-xs">{t('room')}</span>
          <bdi translate="no" className="wrap-anywhere block font-medium text-lg tabular-nums">
            {room}
          </bdi>
          <span className="block text-ink-2 text-sm">{t('to_post', { count })}</span>
        </span>
        <bdi translate="no" dir="ltr" className="whitespace-nowrap font-medium tabular-nums">
          {minorAmount(chargeAmountOf({ amount: sum }))}
        </bdi>
      </button>
    </li>
  );
}
