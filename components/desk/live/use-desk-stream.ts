'use client';

import { useEffect, useRef } from 'react';
import { openSharedStream, type StreamMessage } from './shared-stream';
import type { ChatNews } from './use-desk-chats';

/** Milliseconds in which events are collected before what they name is read. */
const COLLECT_MS = 100;
/** More events at once than this are answered by reading the lists. */
const MAX_SINGLE_READS = 10;

type StreamHandlers = {
  /** Reads the orders; after the connection was opened, or when too many have changed. */
  readAll(): Promise<void>;
  refresh(uuid: string): Promise<void>;
  setOnline(isOnline: boolean): void;
  readChats(): Promise<void>;
  onChatNews(news: ChatNews): void;
  /** The catalogue has changed, or may have while the connection was lost. */
  onContent(): void;
  /** The settings of the desk have changed. */
  onSettings(): void;
  /** A printer or one of its tickets has changed. */
  onPrinters(): void;
  /** A session of the hotel's staff has ended, or the stream began again because one may do something else: perhaps this one. */
  onSessions(): Promise<void>;
};

type Latest = { readonly current: StreamHandlers };

/** Reads the orders and chats that events name, each once for the events of a moment. */
function collectReads(latest: Latest) {
  const waiting = new Set<string>();
  let orders: ReturnType<typeof setTimeout> | undefined;
  let chats: ReturnType<typeof setTimeout> | undefined;
  const readWaiting = () => {
    const uuids = [...waiting];
    waiting.clear();
    orders = undefined;
    if (uuids.length > MAX_SINGLE_READS) void latest.current.readAll();
    else for (const uuid of uuids) void latest.current.refresh(uuid);
  };
  const readChats = () => {
    chats = undefined;
    void latest.current.readChats();
  };
  return {
    order(uuid: string) {
      waiting.add(uuid);
      orders ??= setTimeout(readWaiting, COLLECT_MS);
    },
    chats() {
      chats ??= setTimeout(readChats, COLLECT_MS);
    },
    stop() {
      clearTimeout(orders);
      clearTimeout(chats);
    },
  };
}

function readEverything(latest: Latest): void {
  void latest.current.readAll();
  void latest.current.readChats();
  latest.current.onChatNews({ type: 'resync' });
  latest.current.onContent();
}

/**
 * Opens the stream of the hotel's orders, chats and catalogue and reads what its events name. `isPaused` closes it. Rule:
 * desk/DE11.
 */
export function useDeskStream(handlers: StreamHandlers, isPaused: boolean): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (isPaused) return;
    const reads = collectReads(latest);
    let wasOpen = false;
    const hear = ({ type, data }: StreamMessage) => {
      switch (type) {
        case 'open':
          if (wasOpen) void latest.current.onSessions();
          wasOpen = true;
          return readEverything(latest);
        case 'lost':
          return latest.current.setOnline(false);
        case 'refused':
          latest.current.setOnline(false);
          // Says whether the session has ended; the next try is ours.
          return void latest.current.readAll();
        case 'ping':
          // That a guest has read has no event, nor has a chat that staff read after it was closed.
          return void latest.current.readChats();
        case 'content-changed':
          return latest.current.onContent();
        case 'desk-settings-changed':
          return latest.current.onSettings();
        case 'printers-changed':
          return latest.current.onPrinters();
        case 'session-ended':
          return void latest.current.onSessions();
        case 'order-created':
        case 'order-updated':
          return reads.order(String(JSON.parse(data).order_uuid));
        case 'chat-message-created':
        case 'chat-read':
        case 'chat-managed':
        case 'start-companion-typing':
        case 'end-companion-typing':
          latest.current.onChatNews(JSON.parse(data));
          return reads.chats();
      }
    };
    const close = openSharedStream(hear);
    return () => {
      close();
      reads.stop();
    };
  }, [isPaused]);
}
