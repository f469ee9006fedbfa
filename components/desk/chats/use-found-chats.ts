'use client';

import { useEffect, useState } from 'react';
import { callDesk, type DeskChat, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** Milliseconds without a key after which the server is asked. */
const PAUSE_MS = 250;

/** What the server has found for a text. `chats` null: nothing is known yet. */
type Found = { search: string; chats: readonly DeskChat[] | null; hasFailed: boolean };

/** The chats of the whole hotel that staff look for; null: nothing is looked for. Rules: desk/DE81, chat/CH42. */
export function useFoundChats(typed: string): Omit<Found, 'search'> | null {
  const { chats: listed, onSignedOut } = useDeskData();
  const search = typed.trim();
  const [found, setFound] = useState<Found>({ search: '', chats: null, hasFailed: false });
  // What the list shows of a chat may have changed, so it is found again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (search === '') return;
    let isOver = false;
    const ask = async () => {
      const response = await callDesk<DeskChat[]>(`/chats?search=${encodeURIComponent(search)}`);
      if (isOver) return;
      if (response.ok) setFound({ search, chats: response.value, hasFailed: false });
      else if (isSignedOut(response)) onSignedOut();
      else setFound((before) => ({ search, chats: before.search === search ? before.chats : null, hasFailed: true }));
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search, listed, onSignedOut]);
  if (search === '') return null;
  return found.search === search ? found : { chats: null, hasFailed: false };
}
