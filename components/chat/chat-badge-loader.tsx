'use client';

import { lazy, Suspense } from 'react';
import { idle } from '@/components/ui/idle';
import { chatUuid } from '@/lib/device/chat/stored-chat';
import { usePersistedValue } from '@/lib/device/use-persisted-value';
import type { ChatBadgeUpdater } from './chat-badge-updater';

const Nothing: typeof ChatBadgeUpdater = () => null;

const Updater = lazy(async (): Promise<{ default: typeof ChatBadgeUpdater }> => {
  await idle();
  // When the code fails to load, the badge keeps its number, and the page works on.
  const module = await import('./chat-badge-updater').catch(() => null);
  return { default: module?.ChatBadgeUpdater ?? Nothing };
});

/** Loads the code that counts unread messages. Sends and loads nothing while no chat is stored. Rule: chat/CH23. */
export function ChatBadgeLoader() {
  const chat = usePersistedValue(chatUuid, '');
  if (chat === '') return null;
  return (
    <Suspense fallback={null}>
      <Updater key={chat} chat={chat} />
    </Suspense>
  );
}
