import { PersistedAtom } from '../persisted-atom';

/** More than any badge shows. */
const MOST = 9_999;

/**
 * How many messages of the chat the guest has not read (`count-unread-messages`), the same in every tab. In a file of
 * its own, because the bottom bar of every page shows it. Rules: chat/CH23, device-storage/D9.
 */
export const unreadCount = new PersistedAtom<number>({
  key: 'count-unread-messages',
  parse: (stored) => (/^\d{1,4}$/.test(stored ?? '') ? Number(stored) : 0),
  serialize: (count) => (count > 0 ? String(Math.min(MOST, count)) : null),
});
