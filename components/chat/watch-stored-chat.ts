/** The key of `chatUuid`, without its code, because every page contains this file. */
const KEY = 'chat-uuid';
/** Milliseconds, so that the page is loaded first. */
const START_AFTER_MS = 2_000;

/** Watches the unread messages of a stored chat. Sends and loads nothing while no chat is stored. Rule: chat/CH23. */
export function watchStoredChat(): void {
  // When the code fails to load, the badge keeps its number, and the page works on.
  const load = () => void import('./watch-chat').then(({ watchChat }) => watchChat()).catch(() => undefined);
  // Another tab has started a chat.
  window.addEventListener('storage', ({ key }) => key === KEY && load());
  try {
    if (window.localStorage.getItem(KEY) !== null) setTimeout(load, START_AFTER_MS);
  } catch {
    // Storage is disabled, so no chat is stored.
  }
}
