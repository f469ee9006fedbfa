'use client';

import { useCallback, useRef, useState } from 'react';
import type { ChatEvent } from '@/lib/contract/chat';
import { callDesk, type DeskChat } from '../desk-api';

/**
 * An event of the stream. `chat-managed`: staff have taken care of a chat, written a note or opened it. `resync`: the
 * connection is back, and anything may have happened meanwhile.
 */
export type ChatNews = ({ chat_uuid: string } & (ChatEvent | { type: 'chat-managed' })) | { type: 'resync' };

/** The size of a page of the list of chats. Where it is full, open chats may be missing from it. */
const PAGE = 200;

/** The newest chats of a hotel, and all that are open. */
async function readChats(): Promise<readonly DeskChat[] | null> {
  const newest = await callDesk<DeskChat[]>('/chats');
  if (!newest.ok || newest.value.length < PAGE) return newest.ok ? newest.value : null;
  const open = await callDesk<DeskChat[]>('/chats?state=open');
  if (!open.ok) return null;
  const uuids = new Set(newest.value.map(({ uuid }) => uuid));
  return [...newest.value, ...open.value.filter(({ uuid }) => !uuids.has(uuid))];
}

/**
 * The hotel's chats, live, and their events for an open conversation. `isOff`: none of them may be read. Rules: desk/DE11,
 * desk/DE15.
 */
export function useDeskChats(isOff: boolean) {
  const [chats, setChats] = useState<readonly DeskChat[] | null>(null);
  const listeners = useRef(new Set<(news: ChatNews) => void>());
  const asked = useRef(0);

  const read = useCallback(async () => {
    if (isOff) return;
    asked.current += 1;
    const own = asked.current;
    const found = await readChats();
    // A later question has a later response, whichever arrives first.
    if (found !== null && own === asked.current) setChats(found);
  }, [isOff]);
  const put = useCallback((chat: DeskChat) => {
    setChats((known) => known?.map((each) => (each.uuid === chat.uuid ? chat : each)) ?? null);
  }, []);
  const publish = useCallback((news: ChatNews) => {
    for (const listener of [...listeners.current]) listener(news);
  }, []);
  const subscribe = useCallback((listener: (news: ChatNews) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return { chats, read, put, publish, subscribe };
}
