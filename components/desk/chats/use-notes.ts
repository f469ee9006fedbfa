'use client';

import { useCallback, useEffect, useState } from 'react';
import { type ChatNote, callDesk, type DeskChat } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** What staff have written to each other about a chat, live. Rule: chat/CH40. */
export function useNotes({ uuid }: DeskChat) {
  const { subscribeToChatNews } = useDeskData();
  const [notes, setNotes] = useState<readonly ChatNote[]>([]);
  const read = useCallback(async () => {
    const response = await callDesk<ChatNote[]>(`/chats/${uuid}/notes`);
    if (response.ok) setNotes(response.value);
  }, [uuid]);
  useEffect(() => {
    void read();
    return subscribeToChatNews((news) => {
      if (news.type === 'resync' || (news.type === 'chat-managed' && news.chat_uuid === uuid)) void read();
    });
  }, [uuid, read, subscribeToChatNews]);
  return { notes, readNotes: read };
}
