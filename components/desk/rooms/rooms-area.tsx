'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { AREA_TITLE } from '../frame/area';
import type { CardSelection } from './cards/card-choices';
import { PrintScreen } from './cards/print-screen';
import { PRINT } from './rooms-address';
import type { DeskPlace, DeskRoom } from './rooms-api';
import { RoomsScreen } from './rooms-screen';
import { useRooms } from './use-rooms';
import { useTicks } from './use-ticks';

const NO_ROOMS: readonly DeskRoom[] = [];
const NO_PLACES: readonly DeskPlace[] = [];

/**
 * The rooms with their stays and printed codes. `detail`: the sheets of cards that are to be printed. What is ticked and
 * looked for stays while staff look at the sheets; rooms stand in no address. Rules: rooms/RM5, rooms/RM6, rooms/RM14.
 */
export function RoomsArea({ detail }: { detail: string | null }) {
  const isPrinting = detail === PRINT;
  useTitleFocus(isPrinting);
  const stays = useRooms();
  const rooms = stays.list?.rooms ?? NO_ROOMS;
  const places = stays.list?.places ?? NO_PLACES;
  const roomTicks = useTicks(useMemo(() => rooms.map(({ room }) => room), [rooms]));
  const placeTicks = useTicks(useMemo(() => places.map(({ key }) => key), [places]));
  const [text, setText] = useState('');
  const [selection, setSelection] = useState<CardSelection>({ id: 'rooms' });
  if (isPrinting) {
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

/** Moves the focus to the heading when the other screen of the area opens: what had it is gone. */
function useTitleFocus(isPrinting: boolean) {
  const shown = useRef(isPrinting);
  useEffect(() => {
    if (shown.current !== isPrinting) document.getElementById(AREA_TITLE)?.focus();
    shown.current = isPrinting;
  }, [isPrinting]);
}
