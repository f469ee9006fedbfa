import { PersistedAtom } from '../persisted-atom';

/**
 * The uuid of the guest's chat (`chat-uuid`); '' without one. In a file of its own, because every page checks it. Rules:
 * device-storage/D9, chat/CH15.
 */
export const chatUuid = new PersistedAtom<string>({
  key: 'chat-uuid',
  parse: (stored) => (stored ?? '').slice(0, 100),
  serialize: (uuid) => (uuid === '' ? null : uuid),
});
