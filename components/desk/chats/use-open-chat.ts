'use client';

import { useEffect, useState } from 'react';
import { callDesk, type DeskChat } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** The chat of an address: of the list, or an older one that is read by itself. null: there is none, or not yet. */
export function useOpenChat(uuid: string | null): DeskChat | null {
  const { chats } = useDeskData();
  const listed = chats?.find((chat) => chat.uuid === uuid);
  const [older, setOlder] = useState<DeskChat | null>(null);
  const isMissing = uuid !== null && chats !== null && listed === undefined;
  // Read again with each list: it may have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    void callDesk<DeskChat>(`/chats/${uuid}`).then((response) => {
      if (!isOver) setOlder(response.ok ? response.value : null);
    });
    return () => {
      isOver = true;
    };
  }, [isMissing, uuid, chats]);
  return listed ?? (older?.uuid === uuid ? older : null);
}
