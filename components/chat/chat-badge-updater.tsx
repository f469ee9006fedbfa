'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { unsentMessages } from '@/lib/device/chat/unsent-messages';
import { browserTools } from './engine/chat-tools';
import { UnreadWatch } from './engine/watch-unread';
import { shownChats } from './shown-chats';

const none = () => 0;

/**
 * Counts the unread messages of a stored chat while it is not open, and sends what an earlier page has left unsent.
 * Rules: chat/CH23, chat/CH28.
 */
export function ChatBadgeUpdater({ chat }: { chat: string }) {
  const isShown = useSyncExternalStore(shownChats.subscribe, shownChats.get, none) > 0;
  useEffect(() => {
    if (isShown) return;
    const watch = new UnreadWatch(chat, browserTools());
    return () => watch.stop();
  }, [chat, isShown]);
  useEffect(() => {
    if (unsentMessages.get().length === 0) return;
    // When the code fails to load, the messages are sent when the chat is opened.
    void import('./engine/browser-engine').then(
      ({ browserEngine }) => browserEngine().sendUnsent(),
      () => undefined,
    );
  }, []);
  return null;
}
