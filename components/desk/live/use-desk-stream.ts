'use client';

import { useEffect, useRef } from 'react';
import { EVENTS_PATH } from '../desk-api';
import type { ChatNews } from './use-desk-chats';

/** Milliseconds in which events are collected before what they name is read. */
const COLLECT_MS = 100;
/** More events at once than this are answered by reading the lists. */
const MAX_SINGLE_READS = 10;
/** Milliseconds without a sign of life, after which the stream is opened anew; the server beats every 15 seconds. */
const SILENCE_MS = 45_000;

const CHAT_EVENTS = ['chat-message-created', 'start-companion-typing', 'end-companion-typing'] as const;

type StreamHandlers = {
  /** Reads the orders; after the connection was opened, or when too many have changed. */
  readAll(): Promise<void>;
  refresh(uuid: string): Promise<void>;
  setOnline(isOnline: boolean): void;
  readChats(): Promise<void>;
  onChatNews(news: ChatNews): void;
  /** The catalogue has changed, or may have while the connection was lost. */
  onContent(): void;
};

/**
 * Opens the stream of the hotel's orders, chats and catalogue and reads what its events name. `isPaused` closes it. Rule:
 * desk/DE11.
 */
export function useDeskStream(handlers: StreamHandlers, isPaused: boolean): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (isPaused) return;
    const waiting = new Set<string>();
    let collecting: ReturnType<typeof setTimeout> | undefined;
    let collectingChats: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    const readWaiting = () => {
      const uuids = [...waiting];
      waiting.clear();
      collecting = undefined;
      if (uuids.length > MAX_SINGLE_READS) void latest.current.readAll();
      else for (const uuid of uuids) void latest.current.refresh(uuid);
    };
    const onOrder = (event: MessageEvent<string>) => {
      heard();
      waiting.add(String(JSON.parse(event.data).order_uuid));
      collecting ??= setTimeout(readWaiting, COLLECT_MS);
    };
    const readChats = () => {
      collectingChats = undefined;
      void latest.current.readChats();
    };
    const onChat = ({ data }: MessageEvent<string>) => {
      heard();
      latest.current.onChatNews(JSON.parse(data));
      collectingChats ??= setTimeout(readChats, COLLECT_MS);
    };
    const onContent = () => {
      heard();
      latest.current.onContent();
    };
    const onOpen = () => {
      void latest.current.readAll();
      void latest.current.readChats();
      latest.current.onChatNews({ type: 'resync' });
      latest.current.onContent();
    };
    const onBeat = () => {
      heard();
      // That somebody has read a chat has no event.
      void latest.current.readChats();
    };
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(reopen, SILENCE_MS);
    };
    const reopen = () => {
      latest.current.setOnline(false);
      source?.close();
      source = new EventSource(EVENTS_PATH);
      source.addEventListener('open', onOpen);
      source.addEventListener('error', () => {
        latest.current.setOnline(false);
        // The browser opens a broken line again by itself; a refused one it leaves closed, and the next try is ours.
        if (source?.readyState === EventSource.CLOSED) void latest.current.readAll();
      });
      source.addEventListener('ping', onBeat);
      for (const type of CHAT_EVENTS) source.addEventListener(type, onChat);
      source.addEventListener('content-changed', onContent);
      source.addEventListener('order-created', onOrder);
      source.addEventListener('order-updated', onOrder);
      heard();
    };
    reopen();
    return () => {
      source?.close();
      clearTimeout(collecting);
      clearTimeout(collectingChats);
      clearTimeout(silence);
    };
  }, [isPaused]);
}
