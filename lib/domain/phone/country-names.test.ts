import { countriesFrom } from './countries';
import { countryNames } from './country-names';
import rows from './country-table.json';

describe('the name of a country', () => {
  it.each([
    ['en', 'DE', 'Germany'],
    ['de', 'DE', 'Deutschland'],
    ['ar', 'DE', 'ألمانيا'],
    ['he', 'ES', 'ספרד'],
    ['xx', 'ES', 'Spain'],
  ])('in %s: %s is %s', (locale, code, name) => {
    expect(countryNames(locale)(code)).toBe(name);
  });

  it('is known for each country of the table', () => {
    const nameOf = countryNames('en');
    expect(countriesFrom(rows).filter(({ code }) => nameOf(code) === code)).toEqual([]);
  });
});
