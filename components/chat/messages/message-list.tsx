'use client';

import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { serverNow } from '@/lib/device/server-clock';
import { dayBegun, dayHeading } from '@/lib/domain/chat/day-groups';
import { deliveryMarks } from '@/lib/domain/chat/delivery-marks';
import type { MessageView } from '@/lib/domain/chat/message-window';
import type { Chat, ChatMessage } from '../chat-types';
import { type MessageActions, MessageRow } from './message-row';
import { TypingLine } from './typing-line';
import { useAnnouncedMessages } from './use-announced-messages';
import { useMessageList } from './use-message-list';

type Shown = Pick<Chat, 'messages' | 'isHotelTyping' | 'seenUntil' | 'sendButton' | 'retry' | 'discard'>;

/** Actions that stay the same between renders and call those of the latest chat. */
function useActions(chat: Shown): MessageActions {
  const latest = useRef(chat);
  useEffect(() => {
    latest.current = chat;
  });
  return useMemo(
    () => ({
      sendButton: (button) => latest.current.sendButton(button),
      retry: (key) => latest.current.retry(key),
      discard: (key) => latest.current.discard(key),
    }),
    [],
  );
}

/** The rendered messages, each with the heading of the day that it begins. */
function useRows({ messages, window: { start, end } }: MessageView<ChatMessage>) {
  const { locale, timezone } = useHotel();
  return useMemo(() => {
    const now = serverNow();
    return messages.slice(start, end).map((message, index) => {
      const day = dayBegun(message, messages[start + index - 1], timezone);
      return { message, day: day === null ? null : dayHeading(day, now, { locale, timezone }) };
    });
  }, [messages, start, end, locale, timezone]);
}

/** Leads to the newest message, and says how many the guest has not seen. */
function NewestButton({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const t = useTranslations();
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute end-4 bottom-3 inline-flex min-h-target min-w-target animate-fade items-center justify-center gap-2 rounded-full bg-surface px-3 text-brand-strong text-sm shadow-lg inset-ring inset-ring-line hover:bg-sunken pressed:scale-pressed forced-colors:border"
    >
      <span className={unseen > 0 ? undefined : 'sr-only'}>
        {unseen > 0 ? t('chat_new_messages', { n: unseen }) : t('chat_to_newest')}
      </span>
      <Icon shape={chevronDownIcon} size="sm" />
    </button>
  );
}

/**
 * The messages of a chat as a log. Only a part of a long chat is rendered. The log itself announces nothing, because
 * older messages that are rendered again would be announced too: a live region beside it announces new ones. Rules:
 * chat/CH17, chat/CH19, chat/CH26.
 */
export function MessageList({ chat }: { chat: Shown }) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { view, unseen, showNewest, onScroll, onTouch } = useMessageList(chat.messages, { box, content });
  const announcements = useAnnouncedMessages(chat.messages);
  const actions = useActions(chat);
  const rows = useRows(view);
  const marks = deliveryMarks(chat.messages, chat.seenUntil);
  return (
    <div className="relative grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]">
      {/* A label on the scroll container, because the log is what guests of screen readers jump to. */}
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={t('chat_messages')}
        className="relative overflow-y-auto overscroll-contain [overflow-anchor:none] desk:scrollbar-thin"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        onScroll={onScroll}
        onWheel={onTouch}
        onTouchStart={onTouch}
        onPointerDown={onTouch}
        onKeyDown={onTouch}
      >
        <div ref={content} className="grid grid-cols-1 gap-4 px-4 pt-4 pb-5">
          {rows.map(({ message, day }) => (
            <MessageRow key={message.key} message={message} day={day} mark={marks[message.key]} actions={actions} />
          ))}
          <TypingLine isTyping={chat.isHotelTyping && view.window.end === chat.messages.length} />
        </div>
      </div>
      {!view.isFollowing && <NewestButton unseen={unseen} onPress={() => showNewestFrom(box, showNewest)} />}
      <div className="sr-only" role="status" aria-atomic="false" aria-relevant="additions">
        {announcements.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** Shows the newest message. The button disappears, so the log takes the focus. */
function showNewestFrom(box: RefObject<HTMLElement | null>, showNewest: () => void): void {
  box.current?.focus({ preventScroll: true });
  showNewest();
}
