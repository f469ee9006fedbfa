import { PersistedAtom } from './persisted-atom';

/**
 * Whether the guest has accepted cookies, and with them the scripts of others: true or false; null: not decided. Rules:
 * device-storage/D10, cookies/CK4.
 */
export const cookieConsent = new PersistedAtom<boolean | null>({
  key: 'access_cookie',
  parse: (stored) => (stored === 'true' ? true : stored === 'false' ? false : null),
  serialize: (value) => (value === null ? null : String(value)),
});
