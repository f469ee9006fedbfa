import { bcp47 } from '../i18n/language';
import { countriesFrom } from './countries';
import { countryNames } from './country-names';
import rows from './country-table.json';

describe('countryNames', () => {
  it.each([
    ['en', 'DE', 'Germany'],
    ['de', 'DE', 'Deutschland'],
    ['ar', 'DE', 'ألمانيا'],
    ['he', 'ES', 'ספרד'],
    ['xx', 'ES', 'Spain'],
  ])('in %s the name of %s is %s', (locale, code, name) => {
    expect(countryNames(bcp47(locale))(code)).toBe(name);
  });

  it('every country of the table has a name', () => {
    const nameOf = countryNames('en');
    expect(countriesFrom(rows).filter(({ code }) => nameOf(code) === code)).toEqual([]);
  });
});
