'use client';

import { late } from '@/components/hotel/late';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { isChatBeside } from './beside-chat';

/** From the module of the overlay, whose address the page has already. */
const ChatAside = late(() => import('./chat-modal').then((module) => module.ChatAside));

/** The place of the chat beside the page. Rule: chat/CH35. */
export function ChatAsideSlot() {
  return useAtomValue(isChatBeside) && <ChatAside />;
}
