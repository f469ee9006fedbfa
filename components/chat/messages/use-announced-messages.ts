'use client';

import { useEffect, useRef, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { arrivedMessages } from '@/lib/domain/chat/message-window';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import type { ChatMessage } from '../chat-types';

/** After a pause of the connection many messages may come at once: then only their number is announced. */
const MOST_AT_ONCE = 5;
/** Time until an announced text is removed, so that nobody finds it later while reading the page. */
const CLEAR_AFTER_MS = 10_000;

type Announcement = { key: string; text: string };

/**
 * The announcements of messages that come while the chat is open: each of the hotel's messages once and in full, and
 * each failure of an own one. What was there when the chat was opened is not announced. Rule: chat/CH17.
 */
export function useAnnouncedMessages(messages: readonly ChatMessage[]): readonly Announcement[] {
  const t = useTranslations();
  const { locale } = useHotel();
  const known = useRef<Set<string> | null>(null);
  const failed = useRef(new Set<string>());
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);

  useEffect(() => {
    const failures = messages.filter(({ key, state }) => state === 'failed' && !failed.current.has(key));
    failed.current = new Set(messages.flatMap(({ key, state }) => (state === 'failed' ? [key] : [])));
    const arrived = known.current === null ? [] : arrivedMessages(known.current, messages);
    const isOpening = known.current === null;
    known.current = new Set([...(known.current ?? []), ...messages.map(({ key }) => key)]);
    if (isOpening || arrived.length + failures.length === 0) return;
    const inFull = ({ key, author, text, file, pictures, buttons }: ChatMessage): Announcement => {
      const parts = [text, file === null ? '' : t('chat_file'), pictures.length > 0 ? t('chat_picture') : ''];
      const content = joinList([...parts, ...buttons.map(({ title }) => title)].map(bidiIsolate), locale);
      return { key, text: author === '' ? content : `${bidiIsolate(author)}: ${content}` };
    };
    const many = { key: `${arrived.at(-1)?.key} and others`, text: t('chat_new_messages', { n: arrived.length }) };
    const notSent = failures.map(({ key, text }) => ({
      key: `${key} not sent`,
      text: `${t('chat_not_sent')}: ${bidiIsolate(text === '' ? t('chat_file') : text)}`,
    }));
    const news = [...(arrived.length > MOST_AT_ONCE ? [many] : arrived.map(inFull)), ...notSent];
    setAnnouncements((before) => [
      ...before.filter(({ key }) => !news.some((next) => next.key === key)).slice(-MOST_AT_ONCE),
      ...news,
    ]);
  }, [messages, t, locale]);

  useEffect(() => {
    if (announcements.length === 0) return;
    const timer = setTimeout(() => setAnnouncements([]), CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announcements]);
  return announcements;
}
