'use client';

import { useCallback, useEffect, useState } from 'react';
import { callDesk, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';
import type { RoomList } from './rooms-api';

/** Between two readings: stays have no event. */
const INTERVAL_MS = 60_000;

/** The items with those that a call has returned in place of their earlier selves. */
function withChanged<T>(items: readonly T[], changed: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const newer = new Map(changed.map((item) => [keyOf(item), item]));
  return items.map((item) => newer.get(keyOf(item)) ?? item);
}

/** The rooms and places with a printed code, read again and again; null: not read yet. Rules: rooms/RM5, rooms/RM12. */
export function useRooms() {
  const { isEnded, onSignedOut } = useDeskData();
  const [list, setList] = useState<RoomList | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(async () => {
    const response = await callDesk<RoomList>('/rooms');
    if (isSignedOut(response)) return onSignedOut();
    setHasFailed(!response.ok);
    if (response.ok) setList(response.value);
  }, [onSignedOut]);
  useEffect(() => {
    if (isEnded) return;
    void read();
    const timer = setInterval(read, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isEnded, read]);
  /** Shows what a call has changed, before the list is read again. */
  const put = useCallback(({ rooms = [], places = [] }: Partial<RoomList>) => {
    setList(
      (known) =>
        known && {
          rooms: withChanged(known.rooms, rooms, ({ room }) => room),
          places: withChanged(known.places, places, ({ key }) => key),
        },
    );
  }, []);
  return { list, hasFailed, read, put };
}
