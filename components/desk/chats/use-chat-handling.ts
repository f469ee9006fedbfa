'use client';

import { useState } from 'react';
import { callDesk, type DeskChat, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** How staff take care of a chat: each call changes it for every desk. Rules: chat/CH37, chat/CH38, chat/CH39. */
export function useChatHandling({ uuid }: DeskChat) {
  const { putChat, onSignedOut } = useDeskData();
  const [hasFailed, setHasFailed] = useState(false);
  const call = async (what: string, body: object) => {
    const response = await callDesk<DeskChat>(`/chats/${uuid}/${what}`, body);
    setHasFailed(!response.ok);
    if (response.ok) putChat(response.value);
    else if (isSignedOut(response)) onSignedOut();
  };
  return {
    /** Whether the last call has failed. */
    hasFailed,
    settle: () => call('settle', { settled: true }),
    reopen: () => call('settle', { settled: false }),
    /** `seconds` null: it comes back at once. */
    snooze: (seconds: number | null) => call('snooze', { seconds }),
    /** `to` null: nobody in particular. */
    assign: (to: string | null) => call('assign', { to }),
  };
}

export type ChatHandling = ReturnType<typeof useChatHandling>;
