import { type CountryCode, getExampleNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { countriesFrom } from './countries';
import rows from './country-table.json';
import { dialDigits, digitsOf, isPossible, phoneCheck } from './phone';
import { countryFor } from './phone-country';
import { typePhone } from './phone-mask';

const COUNTRIES = countriesFrom(rows);
const named = (code: string) => COUNTRIES.find((country) => country.code === code);
/** Returns an example number of a country in international notation: '+34 612 34 56 78'. */
const exampleOf = (code: string) => getExampleNumber(code as CountryCode, examples)?.formatInternational() ?? '';

describe('countriesFrom', () => {
  it('contains every country of the world, US, GB and RU first', () => {
    expect(COUNTRIES).toHaveLength(245);
    expect(COUNTRIES.slice(0, 3).map(({ code }) => code)).toEqual(['US', 'GB', 'RU']);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
  });

  it.each([
    ['US', '+1', '+1___-___-____', [10]],
    ['GB', '+44 (0)', '+44 (0)____-______', [9, 10]],
    ['RU', '+7', '+7-___-___-__-__', [10]],
    ['CA', '+1', '+1-___-___-____', [10]],
    ['ES', '+34', '+34-___-__-__-__', [9]],
    ['BS', '+1242', '+1242-___-____', [7]],
    ['JM', '+1', '+1-___-___-____', [10]],
  ])('contains dial code, mask and lengths of %s', (code, dial_code, mask, lengths) => {
    expect(named(code)).toEqual({ code, dial_code, mask, dc_mask: mask, lengths });
  });

  it('contains a second mask for countries with longer numbers', () => {
    expect(named('AT')).toMatchObject({ mask: '+43-___-______', dc_mask: '+43-___-__________' });
  });

  it('lists the main country of a dial code before others that share it', () => {
    const order = COUNTRIES.map(({ code }) => code);
    for (const [main, other] of [
      ['US', 'CA'],
      ['RU', 'KZ'],
      ['GB', 'JE'],
      ['FI', 'AX'],
      ['MA', 'EH'],
      ['IT', 'VA'],
    ] as const) {
      expect(order.indexOf(main)).toBeLessThan(order.indexOf(other));
    }
  });

  it('leaves out a malformed row', () => {
    expect(countriesFrom(['', 'ES', 'ES 34 3222', 'es 34 3222 9'])).toEqual([]);
  });
});

describe('a stored country of a phone field', () => {
  it('a stored country is found by its mask and letters, even if others share the mask', () => {
    const found = ({ code, mask }: (typeof COUNTRIES)[number]) =>
      countryFor({ mask, code, number: '', hotelDialCode: '+34', countries: COUNTRIES }).code;
    expect(COUNTRIES.map(found)).toEqual(COUNTRIES.map(({ code }) => code));
  });

  it('a stored country without letters is one with the stored mask', () => {
    const found = ({ mask }: (typeof COUNTRIES)[number]) =>
      countryFor({ mask, number: '', hotelDialCode: '+34', countries: COUNTRIES }).mask;
    expect(COUNTRIES.map(found)).toEqual(COUNTRIES.map(({ mask }) => mask));
  });
});

describe('an example number of each country', () => {
  it('the example number of each country is possible there', () => {
    expect(COUNTRIES.filter((country) => !isPossible(exampleOf(country.code), country))).toEqual([]);
    expect(COUNTRIES.filter(({ code }) => !phoneCheck(COUNTRIES)(exampleOf(code)))).toEqual([]);
  });

  it('the example number of each country fills its mask', () => {
    const shown = COUNTRIES.map((country) => {
      const own = digitsOf(exampleOf(country.code)).slice(dialDigits(country.dial_code).length);
      return typePhone({ text: own, before: '', country, countries: COUNTRIES }).value.replace(/\d/g, '_');
    });
    expect(shown).toEqual(COUNTRIES.map(({ mask }) => mask.replace(/\d/g, '_')));
  });

  it('a number can be pasted into a field of another country without losing digits', () => {
    const american = named('US');
    if (american === undefined) throw new Error('no country to begin with');
    for (const { code } of COUNTRIES) {
      const text = exampleOf(code);
      const { value, country } = typePhone({ text, before: '', country: american, countries: COUNTRIES });
      expect(dialDigits(value)).toBe(digitsOf(text));
      expect([code, digitsOf(text).startsWith(dialDigits(country.dial_code))]).toEqual([code, true]);
    }
  });

  it('a formatted number is parsed as the same number by a reference library', () => {
    for (const { code } of COUNTRIES) {
      const text = exampleOf(code);
      const country = named(code);
      if (country === undefined) throw new Error(`no ${code}`);
      const { value } = typePhone({ text, before: '', country, countries: COUNTRIES });
      const sent = value.replace('(0)', '');
      expect(parsePhoneNumberWithError(sent).number).toBe(parsePhoneNumberWithError(text).number);
    }
  });
});
