import { persistedValue } from './persisted-value';

/** Whether this device was offered the hotel on its home screen (`install_offered`). Rule: offline/OF8. */
export const installOffered = persistedValue<boolean>({
  key: 'install_offered',
  parse: (stored) => stored === 'true',
  serialize: (isOffered) => (isOffered ? 'true' : null),
});
