import { persistedValue } from './persisted-value';

/**
 * The two letters of the country that the guest chose ('phone-number-country'); '': none was chosen. It stands beside
 * the mask that the documents know ('phone-number-mask'), which several countries share, and counts only with it.
 */
export const phoneCountry = persistedValue<string>({
  key: 'phone-number-country',
  parse: (stored) => (/^[A-Z]{2}$/.test(stored ?? '') ? (stored ?? '') : ''),
  serialize: (code) => (code === '' ? null : code),
});
