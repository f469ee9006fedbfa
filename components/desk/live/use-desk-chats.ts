'use client';

import { useCallback, useRef, useState } from 'react';
import type { ChatEvent } from '@/lib/contract/chat';
import { callDesk, type DeskChat } from '../desk-api';

/** An event of the stream. `resync`: the connection is back, and anything may have happened meanwhile. */
export type ChatNews = ({ chat_uuid: string } & ChatEvent) | { type: 'resync' };

/** The hotel's chats, live, and their events for an open conversation. Rules: desk/DE11, desk/DE15. */
export function useDeskChats() {
  const [chats, setChats] = useState<readonly DeskChat[] | null>(null);
  const listeners = useRef(new Set<(news: ChatNews) => void>());
  const asked = useRef(0);

  const read = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    const response = await callDesk<DeskChat[]>('/chats');
    // A later question has a later response, whichever arrives first.
    if (response.ok && own === asked.current) setChats(response.value);
  }, []);
  const publish = useCallback((news: ChatNews) => {
    for (const listener of [...listeners.current]) listener(news);
  }, []);
  const subscribe = useCallback((listener: (news: ChatNews) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return { chats, read, publish, subscribe };
}
