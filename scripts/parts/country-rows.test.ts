import { readFileSync } from 'node:fs';
import { countryRows } from './country-rows.mjs';

describe('the table of countries', () => {
  it('is the one that lies in the house: else run node scripts/countries.mjs', () => {
    expect(JSON.parse(readFileSync('lib/domain/phone/country-table.json', 'utf8'))).toEqual(countryRows());
  });

  it('gives an island of +1 its area code, and one with several of them none', () => {
    expect(countryRows()).toEqual(expect.arrayContaining(['BS 1242 34 7', 'JM 1 334 10']));
  });

  it('writes lengths as ranges', () => {
    expect(countryRows()).toEqual(expect.arrayContaining(['ES 34 3222 9', 'AT 43 36 4-13', 'AD 376 33 6,9']));
  });
});
