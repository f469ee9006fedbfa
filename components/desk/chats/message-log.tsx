'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { checkCheckIcon } from '@/components/ui/icons/check-check';
import { Spinner } from '@/components/ui/spinner';
import type { ChatMessage } from '@/lib/contract/chat';
import { dayBegun, dayHeading } from '@/lib/domain/chat/day-groups';
import { readByGuest } from '@/lib/domain/desk/chats';
import type { ChatNote, DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { GuestTranslation, GuestTranslationMark } from './guest-translation';
import { Bubble, MessageContent, MessageFile, MessageText } from './message-bubble';
import { StaffNote } from './staff-note';
import type { StaffReplies, Unsent } from './use-staff-replies';

type Props = {
  chat: DeskChat;
  /** null: not read yet. */
  messages: readonly ChatMessage[] | null;
  notes: readonly ChatNote[];
  /** The name of somebody else of the hotel who is typing; null: nobody. */
  typist: string | null;
  replies: StaffReplies;
};

/** Distance from the end in px within which new messages are scrolled to. */
const END_PX = 120;

/** Scrolls to the end at first, and with each message while the end is in sight. */
function useScrollToEnd(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (count > 0 && isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);
  // A translation that arrives makes a message taller, or the log lower.
  useEffect(() => {
    const list = box.current;
    if (list === null || rows.current === null) return;
    const observer = new ResizeObserver(() => isAtEnd.current && list.scrollTo({ top: list.scrollHeight }));
    observer.observe(list);
    observer.observe(rows.current);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < END_PX;
  };
  return { box, rows, onScroll };
}

/** The messages of a chat as a log, with what is on its way. Rules: desk/DE15, desk/DE17. */
export function MessageLog({ chat, messages, notes, typist, replies }: Props) {
  const { hotel, t } = useDesk();
  const { now } = useDeskData();
  const shown = messages ?? [];
  const waiting = replies.unsent.filter(({ uuid }) => !shown.some((message) => message.uuid === uuid));
  const entries = logEntries(shown, messages === null ? [] : notes);
  const { box, rows, onScroll } = useScrollToEnd(entries.length + waiting.length);
  const isOwn = ({ initiator_id }: ChatMessage) => Number(initiator_id) !== chat.guest.initiator_id;
  const own = shown.filter(isOwn).map(({ id }) => ({ key: String(id) }));
  const read = readByGuest(own, chat.guest_unread_count);
  const sentAt = (entry: LogEntry | undefined) =>
    entry === undefined ? undefined : { sentAt: Date.parse(entry.created_at) };
  return (
    <div
      ref={box}
      role="log"
      aria-label={t('messages')}
      aria-busy={messages === null}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
      tabIndex={0}
      onScroll={onScroll}
    >
      <div ref={rows} className="grid content-start gap-3">
        {messages === null && <Spinner />}
        {entries.map((entry, place) => {
          const day = dayBegun({ sentAt: Date.parse(entry.created_at) }, sentAt(entries[place - 1]), hotel.timezone);
          const heading =
            day === null ? null : dayHeading(day, now, { locale: hotel.languageTag, timezone: hotel.timezone });
          return (
            <div key={entry.id} className="grid gap-3">
              {heading !== null && <p className="text-center text-ink-2 text-xs">{heading}</p>}
              {'note' in entry ? (
                <StaffNote note={entry.note} />
              ) : (
                <MessageBubble message={entry} chat={chat} isOwn={isOwn(entry)} isRead={read.has(String(entry.id))} />
              )}
            </div>
          );
        })}
        {waiting.map((message) => (
          <UnsentBubble key={message.uuid} message={message} replies={replies} />
        ))}
        <p role="status" className="text-ink-2 text-sm">
          {typist !== null && t('typing', { name: typist })}
        </p>
      </div>
    </div>
  );
}

/** A message, or a note of staff, in the order in which they were written. */
type LogEntry = ChatMessage | { id: number; created_at: string; note: ChatNote };

const logEntries = (messages: readonly ChatMessage[], notes: readonly ChatNote[]): readonly LogEntry[] =>
  [...messages, ...notes.map((note) => ({ id: note.id, created_at: note.created_at, note: note }))].sort(
    (one, other) => Number(one.id) - Number(other.id),
  );

function MessageBubble(props: { message: ChatMessage; chat: DeskChat; isOwn: boolean; isRead: boolean }) {
  const { message, chat, isOwn, isRead } = props;
  return (
    <Bubble
      isOwn={isOwn}
      byline={
        <Byline message={message} isOwn={isOwn} isRead={isRead}>
          {!isOwn && <GuestTranslationMark message={message} chat={chat} />}
        </Byline>
      }
    >
      <MessageContent message={message} language={message.lang ?? (isOwn ? null : chat.language)} />
      {!isOwn && <GuestTranslation message={message} chat={chat} />}
    </Bubble>
  );
}

/** Who wrote when, and how far an answer has come. */
function Byline(props: { message: ChatMessage; isOwn: boolean; isRead: boolean; children: ReactNode }) {
  const { message, isOwn, isRead, children } = props;
  const { t, time } = useDesk();
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      <span>
        <bdi>{message.initiator?.name}</bdi>
        <span>{` · ${time(message.created_at)}`}</span>
      </span>
      {isOwn && (
        <>
          <Icon shape={isRead ? checkCheckIcon : checkIcon} size="xs" className={isRead ? 'text-success' : ''} />
          <span>{t(isRead ? 'read' : 'sent')}</span>
        </>
      )}
      {children}
    </p>
  );
}

/** An answer on its way, or one that was not sent. */
function UnsentBubble({ message, replies }: { message: Unsent; replies: StaffReplies }) {
  const { t } = useDesk();
  const isFailed = message.state === 'failed';
  const byline = isFailed ? (
    <p role="alert" className="flex flex-wrap items-center gap-x-4 text-danger text-sm">
      <span>{t('not_sent')}</span>
      <TextButton layout="row" tone="inherit" onClick={() => void replies.retry(message)}>
        {t('send_again')}
      </TextButton>
      <TextButton layout="row" tone="inherit" onClick={() => replies.discard(message.uuid)}>
        {t('remove')}
      </TextButton>
    </p>
  ) : (
    t('sending')
  );
  return (
    <Bubble isOwn isFailed={isFailed} byline={byline}>
      {message.file === null ? (
        <MessageText text={message.content} language={null} />
      ) : (
        <MessageFile path={message.file} />
      )}
    </Bubble>
  );
}
