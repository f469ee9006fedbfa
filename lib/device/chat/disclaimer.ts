import { PersistedAtom } from '../persisted-atom';

/**
 * Whether the guest has accepted the chat's disclaimer on this device (`chat-disclaimer-accepted`). Rules: chat/CH22,
 * device-storage/D9.
 */
export const disclaimerAccepted = new PersistedAtom<boolean>({
  key: 'chat-disclaimer-accepted',
  parse: (stored) => stored === 'true',
  serialize: (accepted) => (accepted ? 'true' : null),
});
