import { pageStore } from '@/lib/state/page-store';
import { browserTools } from './engine/chat-tools';
import { UnreadWatch } from './engine/watch-unread';
import { shownChats } from './shown-chats';

let isWatching = false;

/**
 * Counts the unread messages of the stored chat while it is not open in this tab, and sends what an earlier page has
 * left unsent. A repeated call does nothing. Rules: chat/CH23, chat/CH28.
 */
export function watchChat(): void {
  if (isWatching) return;
  isWatching = true;
  const tools = browserTools();
  const { chat, unsent } = tools.device;
  let watched = '';
  let watch: UnreadWatch | undefined;
  const follow = () => {
    const uuid = pageStore.get(shownChats) > 0 ? '' : chat.get();
    if (uuid === watched) return;
    watched = uuid;
    watch?.stop();
    watch = uuid === '' ? undefined : new UnreadWatch(uuid, tools);
  };
  chat.subscribe(follow);
  pageStore.sub(shownChats, follow);
  follow();
  if (unsent.get().length > 0) void sendUnsent();
}

/** Forgets the chat and the person of this device, so that the next guest sees neither. Rule: chat/CH21. */
export async function clearChat(): Promise<void> {
  const { browserEngine } = await import('./engine/browser-engine');
  browserEngine().clear();
}

async function sendUnsent(): Promise<void> {
  // When the code fails to load, the messages are sent when the chat is opened.
  const module = await import('./engine/browser-engine').catch(() => null);
  module?.browserEngine().sendUnsent();
}
