import { PersistedAtom } from './persisted-atom';

/**
 * The two letters of the country that the guest chose for the phone number ('phone-number-country'); '': none. It is
 * used only together with the mask ('phone-number-mask'), which several countries may share.
 */
export const phoneCountry = new PersistedAtom<string>({
  key: 'phone-number-country',
  parse: (stored) => (/^[A-Z]{2}$/.test(stored ?? '') ? (stored ?? '') : ''),
  serialize: (code) => (code === '' ? null : code),
});
