'use client';

import { useEffect, useRef } from 'react';
import { callDesk } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** Milliseconds without a key after which nobody is typing any more. */
const IDLE_MS = 5000;

/** Shows the guest that somebody is typing, and that they have stopped. Rule: staff-api/DK4. */
export function useTyping(chat: string): { onType(isTyping: boolean): void } {
  const { name } = useDeskData();
  const state = useRef<{ isTyping: boolean; timer: ReturnType<typeof setTimeout> | undefined }>({
    isTyping: false,
    timer: undefined,
  });
  const tell = (isTyping: boolean) => {
    clearTimeout(state.current.timer);
    if (isTyping) state.current.timer = setTimeout(() => tell(false), IDLE_MS);
    if (state.current.isTyping === isTyping) return;
    state.current.isTyping = isTyping;
    void callDesk(`/chats/${chat}/typing`, { is_typing: isTyping, name });
  };
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => () => latest.current(false), []);
  return { onType: tell };
}
