'use client';

import { useEffect, useRef, useState } from 'react';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { useDesk } from '../../desk-context';
import { AREA_TITLE, Area } from '../../frame/area';
import { ROOMS_ADDRESS } from '../rooms-address';
import { OneRoomBill } from './one-room-bill';
import { RoomsToPost } from './rooms-to-post';

/** What is to be posted to the bills of rooms. The room that is open stands in no address. Rules: rooms/RM17 to rooms/RM20. */
export function RoomBillsScreen() {
  const { t } = useDesk();
  const [room, setRoom] = useState<string | null>(null);
  const [text, setText] = useState('');
  const wasOpen = useRef(false);
  useEffect(() => {
    // What had the focus went with the room.
    if (room === null && wasOpen.current) document.getElementById(AREA_TITLE)?.focus();
    wasOpen.current = room !== null;
  }, [room]);
  const back = (
    <a className={iconButtonClass({})} href={ROOMS_ADDRESS}>
      <Icon shape={chevronLeftIcon} />
      <span className="sr-only">{t('rooms_area')}</span>
    </a>
  );
  return (
    <Area title="room_bills" tools={back}>
      {room === null ? (
        <RoomsToPost text={text} onText={setText} onOpen={setRoom} />
      ) : (
        <OneRoomBill room={room} onBack={() => setRoom(null)} />
      )}
    </Area>
  );
}
