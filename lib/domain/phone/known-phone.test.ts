import { countriesFrom } from './countries';
import rows from './country-table.json';
import { knownPhone } from './known-phone';

const countries = countriesFrom(rows);
const shown = (number: string, hotelDialCode: string | null = '+34') =>
  knownPhone(number, { countries, hotelDialCode, region: 'EU' });

describe('a phone number that the hotel knows', () => {
  it.each([
    ['with its dial code', '+34600123456'],
    ['with blanks', ' +34 600 12 34 56 '],
    ['after two zeros', '0034600123456'],
    ['of the hotel’s own country', '600123456'],
    ['with a dial code but no sign', '34600123456'],
  ])('is shown in its mask: %s', (_title, number) => {
    expect(shown(number)).toMatch(/^\+34-/);
    expect(shown(number).replace(/\D/g, '')).toBe('34600123456');
  });

  it('stays a guest’s from another country', () => {
    expect(shown('+1 212 555 0142')).toBe('+1212-555-0142');
  });

  it('is of the region where the hotel names no country', () => {
    expect(shown('512345678', null)).toMatch(/^\+48-/);
  });

  it('is nothing where there is no number', () => {
    expect(shown('unknown')).toBe('');
  });
});
