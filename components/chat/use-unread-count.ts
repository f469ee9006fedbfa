'use client';

import { unreadCount } from '@/lib/device/chat/unread-count';
import { usePersistedValue } from '@/lib/device/use-persisted-value';

/** How many messages of the chat the guest has not read, the same in every tab. Rule: chat/CH23. */
export const useUnreadCount = (): number => usePersistedValue(unreadCount, 0);
