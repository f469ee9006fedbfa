import rows from '../phone/country-table.json';
import { countryOfHotel, languageFlag } from './language-flag';

describe('the country of a hotel', () => {
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
  ])('with the dial code %j is %j', (dialCode, country) => {
    expect(countryOfHotel(dialCode, rows)).toBe(country);
  });
});

describe('the flag of a language', () => {
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
  ])('%s at a hotel in %j that chose %j is of %s', (code, country, chosen, flag) => {
    expect(languageFlag(code, { country, chosen })).toBe(flag);
  });
});
