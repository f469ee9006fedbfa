import { readFileSync } from 'node:fs';
import { countryRows } from './country-rows.mjs';

describe('the rows of the country table', () => {
  it('writes the rows that country-table.json contains', () => {
    expect(JSON.parse(readFileSync('lib/domain/phone/country-table.json', 'utf8'))).toEqual(countryRows());
  });

  it('writes the area code of a country with dial code +1 that has one, and none if it has several', () => {
    expect(countryRows()).toEqual(expect.arrayContaining(['BS 1242 34 7', 'JM 1 334 10']));
  });

  it('writes the possible lengths of phone numbers as ranges', () => {
    expect(countryRows()).toEqual(expect.arrayContaining(['ES 34 3222 9', 'AT 43 36 4-13', 'AD 376 33 6,9']));
  });
});
