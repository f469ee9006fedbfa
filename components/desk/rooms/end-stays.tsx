'use client';

import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { AnswerButtons, NamedItems, RefusalNotice } from './room-dialog';
import type { DeskRoom, RoomList } from './rooms-api';
import { useRoomCall } from './use-room-call';

/**
 * Asks before the stays of rooms end, and says what counts no longer. `rooms`: as staff have seen them, so that a stay that
 * has begun meanwhile is left alone. Rule: rooms/RM5.
 */
export function EndStays(props: {
  rooms: readonly DeskRoom[];
  onChanged(): Promise<void>;
  onDone(changed: Pick<RoomList, 'rooms'>): void;
  onClose(): void;
}) {
  const { rooms, onChanged, onDone, onClose } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, refusal, send } = useRoomCall<Pick<RoomList, 'rooms'>>('/rooms/end-stays', onChanged);
  const end = async () => {
    const changed = await send({ stays: rooms.map(({ room, stay }) => ({ room, stay })) });
    if (changed !== null) onDone(changed);
  };
  return (
    <DeskDialog role="alertdialog" title={t('end_stay_title', { count: rooms.length })} onClose={onClose}>
      <NamedItems names={rooms.map(({ room }) => room)} />
      <p className="text-sm">{t('end_stay_text')}</p>
      <RefusalNotice refusal={refusal} />
      <AnswerButtons yes="end_now" isOff={isOffline || isBusy} onYes={end} onNo={onClose} />
    </DeskDialog>
  );
}
