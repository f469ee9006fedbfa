'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@/lib/contract/chat';
import { callDesk, type DeskChat, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** Adds messages that are not there yet; ids rise. */
function merge(known: readonly ChatMessage[], read: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = read.filter(({ id }) => !ids.has(id));
  return added.length === 0 ? known : [...known, ...added].sort((one, other) => Number(one.id) - Number(other.id));
}

/**
 * The messages of a chat, live, marked as read while the page is visible. `typing`: the id of the member of the hotel who
 * is typing. Rules: desk/DE15, chat/CH29.
 */
export function useMessages({ uuid, unread_count: unread }: DeskChat) {
  const { subscribeToChatNews, onSignedOut, readChats } = useDeskData();
  const [messages, setMessages] = useState<readonly ChatMessage[] | null>(null);
  const [typing, setTyping] = useState<number | string | null>(null);
  const lastId = useRef<number | string | null>(null);

  const add = useCallback((read: readonly ChatMessage[]) => {
    setMessages((known) => merge(known ?? [], read));
  }, []);
  const read = useCallback(async () => {
    const query = lastId.current === null ? '' : `?last-message-id=${lastId.current}`;
    const response = await callDesk<ChatMessage[]>(`/chats/${uuid}/messages${query}`);
    if (!response.ok) {
      if (isSignedOut(response)) onSignedOut();
      return;
    }
    lastId.current = response.value.at(-1)?.id ?? lastId.current;
    add(response.value);
  }, [uuid, add, onSignedOut]);

  useEffect(() => {
    void read();
    return subscribeToChatNews((news) => {
      if (news.type === 'resync') return void read();
      if (news.chat_uuid !== uuid || news.type === 'chat-managed' || news.type === 'chat-read') return;
      if (news.type === 'start-companion-typing') return setTyping(news.extra.initiator_id);
      setTyping(null);
      if (news.type === 'chat-message-created') void read();
    });
  }, [uuid, read, subscribeToChatNews]);

  useEffect(() => {
    const mark = async () => {
      if (unread === 0 || messages === null || document.visibilityState === 'hidden') return;
      const response = await callDesk(`/chats/${uuid}/mark-as-read`, {});
      if (response.ok) await readChats();
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [uuid, unread, messages, readChats]);

  return { messages, typing, add };
}
