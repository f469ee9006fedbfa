'use client';

import { CARD } from '@/components/ui/card';
import { ChatLink } from '../chats/chat-list';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { ProblemList } from './problem-list';

/** The chats whose guests wait for an answer, each a way to it. Rule: desk/DE36. */
export function WaitingChats({ chats }: { chats: readonly DeskChat[] }) {
  const { t } = useDesk();
  if (chats.length === 0) return null;
  return (
    <ProblemList id="waiting-chats" title={t('unanswered')} text={t('unanswered_text')}>
      {chats.map((chat) => (
        <li key={chat.uuid} className={`${CARD} overflow-hidden border-danger border-s-7`}>
          <ChatLink chat={chat} isOpen={false} />
        </li>
      ))}
    </ProblemList>
  );
}
