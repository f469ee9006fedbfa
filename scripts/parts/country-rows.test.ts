import { readFileSync } from 'node:fs';
import { countryRows } from './country-rows.mjs';

describe('the table of countries', () => {
  it('matches country-table.json, which node scripts/countries.mjs writes', () => {
    expect(JSON.parse(readFileSync('lib/domain/phone/country-table.json', 'utf8'))).toEqual(countryRows());
  });

  it('adds the area code of a +1 country that has one, and none where it has several', () => {
    expect(countryRows()).toEqual(expect.arrayContaining(['BS 1242 34 7', 'JM 1 334 10']));
  });

  it('writes lengths as ranges', () => {
    expect(countryRows()).toEqual(expect.arrayContaining(['ES 34 3222 9', 'AT 43 36 4-13', 'AD 376 33 6,9']));
  });
});
