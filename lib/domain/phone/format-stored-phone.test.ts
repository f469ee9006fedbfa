import { countriesFrom } from './countries';
import rows from './country-table.json';
import { formatStoredPhone } from './format-stored-phone';

const countries = countriesFrom(rows);
const format = (number: string, hotelDialCode: string | null = '+34') =>
  formatStoredPhone(number, { countries, hotelDialCode, region: 'EU' });

describe('formatStoredPhone', () => {
  it.each([
    ['with a dial code', '+34600123456'],
    ['with spaces', ' +34 600 12 34 56 '],
    ['with a dial code after two zeros', '0034600123456'],
    ['of the hotel’s own country', '600123456'],
    ['with a dial code without plus', '34600123456'],
  ])('formats a number %s with the mask', (_title, number) => {
    expect(format(number)).toMatch(/^\+34-/);
    expect(format(number).replace(/\D/g, '')).toBe('34600123456');
  });

  it('keeps the country of a foreign number', () => {
    expect(format('+1 212 555 0142')).toBe('+1212-555-0142');
  });

  it('uses the region’s country if the hotel has none', () => {
    expect(format('512345678', null)).toMatch(/^\+48-/);
  });

  it('returns an empty text for a value without digits', () => {
    expect(format('unknown')).toBe('');
  });
});
