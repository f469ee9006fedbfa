'use client';

import { type ReactNode, useRef } from 'react';
import { PushSlot } from '@/components/push/push-slot';
import type { Chat } from './chat-types';
import { Composer } from './composer/composer';
import { MessageList } from './messages/message-list';
import { useKeyboardInset } from './use-keyboard-inset';

/**
 * The messages of an open chat, and below them the input. It fills its parent, a column with a height. `intro`: stands in
 * place of the messages before there is a chat; files can be attached once there is one.
 */
export function Conversation({ chat, intro }: { chat: Chat; intro?: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const inset = useKeyboardInset(element);
  return (
    <div ref={element} className="flex min-h-0 flex-1 flex-col" style={{ paddingBlockEnd: inset }}>
      {intro ?? (
        <>
          <MessageList chat={chat} />
          <PushSlot className="border-line border-t px-gutter" />
        </>
      )}
      <Composer chat={chat} canAttach={intro === undefined} />
    </div>
  );
}
