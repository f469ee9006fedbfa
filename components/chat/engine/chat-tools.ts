import { browserChat } from '@/lib/contract/browser-chat';
import type { ChatApi } from '@/lib/contract/chat-api';
import { chatDraft, chatLanguage, leftAtMessage, leftChat, readUntil, startUuid } from '@/lib/device/chat/chat-values';
import { chatUuid } from '@/lib/device/chat/stored-chat';
import { unreadCount } from '@/lib/device/chat/unread-count';
import { unsentMessages } from '@/lib/device/chat/unsent-messages';
import { personUuid, roomNumber } from '@/lib/device/guest';
import { newUuid } from '@/lib/device/new-uuid';
import { withTabLock } from '@/lib/device/with-tab-lock';
import { browserPage, type Page } from '@/lib/live/page';
import { subscribe } from '@/lib/live/subscribe';

const device = {
  chat: chatUuid,
  person: personUuid,
  room: roomNumber,
  unsent: unsentMessages,
  draft: chatDraft,
  startUuid,
  language: chatLanguage,
  unread: unreadCount,
  readUntil,
  leftAt: leftAtMessage,
  leftChat,
};

type ChatDevice = typeof device;

/**
 * The last message of a chat that the guest has left before, and that a platform continues nonetheless: nothing up to it
 * is shown again. 0: none. Rule: chat/CH20.
 */
export const hiddenUntil = (
  { leftChat: left, leftAt }: Pick<ChatDevice, 'leftChat' | 'leftAt'>,
  chat: string,
): number => (left.get() === chat ? (leftAt.get() ?? 0) : 0);

/** What a chat needs of the browser. Tests pass their own network, storage and page. */
export type ChatTools = {
  api: ChatApi;
  device: ChatDevice;
  subscribe: typeof subscribe;
  page: Page;
  /** Runs work while no other tab of this device runs it. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  newUuid: () => string;
  /** Epoch milliseconds. */
  now: () => number;
  random: () => number;
};

export const browserTools = (): ChatTools => ({
  api: browserChat(),
  device,
  subscribe,
  page: browserPage,
  exclusively: (work) => withTabLock('chat-send', work),
  newUuid,
  now: Date.now,
  random: Math.random,
});
