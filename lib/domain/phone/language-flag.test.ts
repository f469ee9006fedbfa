import rows from '../phone/country-table.json';
import { countryOfHotel, languageFlag } from './language-flag';

describe('countryOfHotel', () => {
  it.each([
    ['+968', 'om'],
    ['968', 'om'],
    ['+34', 'es'],
    ['+1', null],
    ['+7', null],
    ['+44', null],
    ['+999999', null],
    ['', null],
    [null, null],
  ])('returns the country of the dial code %j: %j', (dialCode, country) => {
    expect(countryOfHotel(dialCode, rows)).toBe(country);
  });
});

describe('languageFlag', () => {
  it.each([
    ['ar', 'om', {}, 'om'],
    ['ar', 'ae', {}, 'ae'],
    ['en', 'om', {}, 'gb'],
    ['ar', 'es', {}, 'sa'],
    ['es', 'mx', {}, 'mx'],
    ['cnr', 'me', {}, 'me'],
    ['ar', null, {}, 'sa'],
    ['ar', 'om', { ar: 'ae' }, 'ae'],
    ['xx', 'om', {}, ''],
  ])('the flag of %s in a hotel in %j with the chosen flags %j is %j', (code, country, chosen, flag) => {
    expect(languageFlag(code, { country, chosen })).toBe(flag);
  });
});
