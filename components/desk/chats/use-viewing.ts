'use client';

import { useEffect } from 'react';
import { callDesk } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** Milliseconds after which it is said again; the server forgets it after 45 seconds. */
const AGAIN_MS = 20_000;

/** Tells the other desks that this person has a chat open, as long as its page is seen. Rule: chat/CH41. */
export function useViewing(chat: string): void {
  const { name, isEnded } = useDeskData();
  useEffect(() => {
    if (isEnded) return;
    let isSaid = false;
    const say = () => {
      const isOpen = document.visibilityState === 'visible';
      if (!isOpen && !isSaid) return;
      isSaid = isOpen;
      void callDesk(`/chats/${chat}/open`, { is_open: isOpen, name });
    };
    say();
    const timer = setInterval(say, AGAIN_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      if (isSaid) void callDesk(`/chats/${chat}/open`, { is_open: false, name });
    };
  }, [chat, name, isEnded]);
}
