'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { AREA_TITLE } from '../frame/area';
import { RoomBillsScreen } from './bills/room-bills-screen';
import type { CardSelection } from './cards/card-choices';
import { PrintScreen } from './cards/print-screen';
import { BILLS, PRINT } from './rooms-address';
import type { DeskPlace, DeskRoom } from './rooms-api';
import { RoomsScreen } from './rooms-screen';
import { useRooms } from './use-rooms';
import { useTicks } from './use-ticks';

const NO_ROOMS: readonly DeskRoom[] = [];
const NO_PLACES: readonly DeskPlace[] = [];

/**
 * The rooms with their stays and printed codes. `detail`: the sheets of cards that are to be printed, or the bills of rooms. What is
 * ticked and looked for stays meanwhile; rooms stand in no address. Rules: rooms/RM5, rooms/RM6, rooms/RM14, rooms/RM17.
 */
export function RoomsArea({ detail }: { detail: string | null }) {
  useTitleFocus(detail);
  const stays = useRooms();
  const rooms = stays.list?.rooms ?? NO_ROOMS;
  const places = stays.list?.places ?? NO_PLACES;
  const roomTicks = useTicks(useMemo(() => rooms.map(({ room }) => room), [rooms]));
  const placeTicks = useTicks(useMemo(() => places.map(({ key }) => key), [places]));
  const [text, setText] = useState('');
  const [selection, setSelection] = useState<CardSelection>({ id: 'rooms' });
  if (detail === BILLS) return <RoomBillsScreen />;
  if (detail === PRINT) {
    return (
      <PrintScreen
        selection={selection}
        tickedRooms={roomTicks.chosen}
        tickedPlaces={placeTicks.chosen}
        onSelect={(id) => setSelection((known) => ({ ...known, id }))}
      />
    );
  }
  return (
    <RoomsScreen
      stays={stays}
      rooms={rooms}
      places={places}
      roomTicks={roomTicks}
      placeTicks={placeTicks}
      text={text}
      onText={setText}
      onPrint={setSelection}
    />
  );
}

/** Moves the focus to the heading when another screen of the area opens: what had it is gone. */
function useTitleFocus(detail: string | null) {
  const shown = useRef(detail);
  useEffect(() => {
    if (shown.current !== detail) document.getElementById(AREA_TITLE)?.focus();
    shown.current = detail;
  }, [detail]);
}
