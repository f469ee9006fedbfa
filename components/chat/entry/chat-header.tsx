'use client';

import type { ReactNode } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import type { Chat } from '../chat-types';
import { AnswerTime } from './answer-time';
import { ChatMenu } from './chat-menu';

/** The top of the chat: menu, title with the wait for an answer, and `end`. `chat` null: not loaded. Rule: chat/CH20. */
export function ChatHeader(props: { titleId: string; chat: Chat | null; end: ReactNode }) {
  const { titleId, chat, end } = props;
  const t = useTranslations();
  return (
    <header className="grid grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(44px,1fr)] items-center gap-2 border-line border-b px-3 py-2.5">
      <div>{chat?.stage === 'open' && <ChatMenu leave={chat.leave} />}</div>
      <div className="text-center">
        <h2 id={titleId} className="line-clamp-2 text-lg">
          {t('reception')}
        </h2>
        <p className="text-ink-2 text-xs" role="status">
          {chat !== null && !chat.isConnected ? t('chat_connecting') : chat !== null && <AnswerTime />}
        </p>
      </div>
      <div className="flex items-center justify-end gap-2">{end}</div>
    </header>
  );
}
