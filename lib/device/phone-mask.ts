import { persistedValue } from './persisted-value';

const LONGEST = 40;

/**
 * The mask of the country that the guest's telephone is of ('phone-number-mask'); '': none was chosen.
 * Rules: device-storage/D6, phone/PH3, phone/PH6.
 */
export const phoneMask = persistedValue<string>({
  key: 'phone-number-mask',
  parse: (stored) => (stored ?? '').slice(0, LONGEST),
  serialize: (mask) => (mask === '' ? null : mask),
});
