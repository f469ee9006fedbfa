import { PersistedAtom } from './persisted-atom';

/** Whether this device was offered the hotel on its home screen (`install_offered`). Rule: offline/OF8. */
export const installOffered = new PersistedAtom<boolean>({
  key: 'install_offered',
  parse: (stored) => stored === 'true',
  serialize: (isOffered) => (isOffered ? 'true' : null),
});
