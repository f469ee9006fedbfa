import { PersistedAtom } from './persisted-atom';

const LONGEST = 40;

/**
 * The mask of the country that the guest chose for the phone number ('phone-number-mask'); '': none. Rules:
 * device-storage/D6, phone/PH3, phone/PH6.
 */
export const phoneMask = new PersistedAtom<string>({
  key: 'phone-number-mask',
  parse: (stored) => (stored ?? '').slice(0, LONGEST),
  serialize: (mask) => (mask === '' ? null : mask),
});
