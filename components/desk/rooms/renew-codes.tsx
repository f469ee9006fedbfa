'use client';

import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { AnswerButtons, NamedItems, RefusalNotice } from './room-dialog';
import { type DeskPlace, type DeskRoom, placeName, type RoomList } from './rooms-api';
import { useRoomCall } from './use-room-call';

/** Asks before printed codes become invalid, because their cards have to be printed again. Rule: rooms/RM6. */
export function RenewCodes(props: {
  rooms: readonly DeskRoom[];
  places: readonly DeskPlace[];
  onChanged(): Promise<void>;
  onDone(changed: RoomList): void;
  onClose(): void;
}) {
  const { rooms, places, onChanged, onDone, onClose } = props;
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, refusal, send } = useRoomCall<RoomList>('/rooms/new-codes', onChanged);
  const names = [...rooms.map(({ room }) => room), ...places.map((place) => placeName(place, hotel.language))];
  const renew = async () => {
    const changed = await send({ rooms: rooms.map(({ room }) => room), places: places.map(({ key }) => key) });
    if (changed !== null) onDone(changed);
  };
  return (
    <DeskDialog role="alertdialog" title={t('new_code_title', { count: names.length })} onClose={onClose}>
      <NamedItems names={names} />
      <p className="text-sm">{t('new_code_text')}</p>
      <RefusalNotice refusal={refusal} />
      <AnswerButtons yes="new_code_yes" isOff={isOffline || isBusy} onYes={renew} onNo={onClose} />
    </DeskDialog>
  );
}
