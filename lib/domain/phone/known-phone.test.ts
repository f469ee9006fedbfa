import { countriesFrom } from './countries';
import rows from './country-table.json';
import { knownPhone } from './known-phone';

const countries = countriesFrom(rows);
const shown = (number: string, hotelDialCode: string | null = '+34') =>
  knownPhone(number, { countries, hotelDialCode, region: 'EU' });

describe('knownPhone', () => {
  it.each([
    ['with a dial code', '+34600123456'],
    ['with spaces', ' +34 600 12 34 56 '],
    ['with a dial code after two zeros', '0034600123456'],
    ['of the hotel’s own country', '600123456'],
    ['with a dial code without plus', '34600123456'],
  ])('formats a number %s with the mask', (_title, number) => {
    expect(shown(number)).toMatch(/^\+34-/);
    expect(shown(number).replace(/\D/g, '')).toBe('34600123456');
  });

  it('keeps the country of a foreign number', () => {
    expect(shown('+1 212 555 0142')).toBe('+1212-555-0142');
  });

  it('uses the region’s country if the hotel has none', () => {
    expect(shown('512345678', null)).toMatch(/^\+48-/);
  });

  it('returns an empty text for an empty number', () => {
    expect(shown('unknown')).toBe('');
  });
});
