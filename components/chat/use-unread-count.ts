'use client';

import { unreadCount } from '@/lib/device/chat/unread-count';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** How many messages of the chat the guest has not read, the same in every tab. Rule: chat/CH23. */
export const useUnreadCount = (): number => useAtomValue(unreadCount);
