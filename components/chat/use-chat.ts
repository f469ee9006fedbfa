'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import type { Chat } from './chat-types';
import { browserEngine } from './engine/browser-engine';
import { type ChatState, LOADING } from './engine/chat-engine';
import { showChat } from './shown-chats';
import { watchChat } from './watch-chat';

/** The engine is looked up by each call, because the server renders without one. */
const ACTIONS: Omit<Chat, keyof ChatState> = {
  setDraft: (text) => browserEngine().setDraft(text),
  send: (text) => browserEngine().send(text),
  sendButton: (button) => browserEngine().sendButton(button),
  sendFile: (file) => browserEngine().sendFile(file),
  upload: (file, options) => browserEngine().upload(file, options),
  retry: (key) => browserEngine().retry(key),
  discard: (key) => browserEngine().discard(key),
  start: (registration) => browserEngine().start(registration),
  leave: () => browserEngine().leave(),
  clear: () => browserEngine().clear(),
  restart: (language) => browserEngine().restart(language),
};

const subscribe = (listener: () => void) => browserEngine().subscribe(listener);
const state = () => browserEngine().state();
const serverState = () => LOADING;

/**
 * The guest's chat with the hotel: what a screen shows of it, and what a guest can do. The functions are stable. The
 * chat counts as read while a component that uses this hook is mounted and its tab is visible. Rules: chat/CH16,
 * chat/CH28.
 */
export function useChat(): Chat {
  const { language } = useHotel();
  const chat = useSyncExternalStore(subscribe, state, serverState);
  useEffect(() => {
    const leave = [browserEngine().open(language), showChat()];
    // A chat that begins here is watched after its screen is closed.
    watchChat();
    return () => {
      for (const end of leave) end();
    };
  }, [language]);
  return useMemo(() => ({ ...chat, ...ACTIONS }), [chat]);
}
