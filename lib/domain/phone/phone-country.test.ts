import { COUNTRIES, countryNamed } from '@/tests/builders/catalogue/countries';
import {
  countryFor,
  countryOfDialCode,
  countryOfDigits,
  dialCodeOfRegion,
  inListOrder,
  searchCountries,
} from './phone-country';

/** Jersey and the Isle of Man have the same number format. */
const WITH_MAN = [...COUNTRIES, { ...countryNamed('JE'), code: 'IM' }];

const found = (from: Partial<Parameters<typeof countryFor>[0]>) =>
  countryFor({ mask: null, number: '', hotelDialCode: null, countries: COUNTRIES, ...from }).code;

describe('countryFor', () => {
  it.each([
    [
      'the country of a stored mask, whatever the number and hotel are',
      { mask: '+49-____-_______', number: '+34600123456', hotelDialCode: '+7' },
      'DE',
    ],
    ['the country of a stored mask for long numbers', { mask: '+43-____-_________' }, 'AT'],
    ['the country of a stored mask’s dial code if the table has changed', { mask: '+49-___-____' }, 'DE'],
    [
      'the hotel’s country if two countries share the stored mask',
      { mask: '+1-___-___-____', hotelDialCode: 'CA' },
      'CA',
    ],
    [
      'the chosen country if several share the stored mask',
      { mask: '+44-____-______', code: 'IM', countries: WITH_MAN },
      'IM',
    ],
    [
      'the chosen country instead of the hotel’s',
      { mask: '+44-____-______', code: 'IM', hotelDialCode: 'JE', countries: WITH_MAN },
      'IM',
    ],
    ['the mask’s country if the chosen country has another mask', { mask: '+49-____-_______', code: 'IM' }, 'DE'],
    [
      'the mask’s country if the chosen country does not exist',
      { mask: '+44-____-______', code: 'XX', countries: WITH_MAN },
      'JE',
    ],
    ['the hotel’s country if a country but no mask is stored', { mask: '', code: 'IM', hotelDialCode: '+34' }, 'ES'],
    ['the hotel’s country for an empty field', { hotelDialCode: '+34' }, 'ES'],
    ['Great Britain for +44', { hotelDialCode: '+44' }, 'GB'],
    ['Great Britain for +44 (0)', { hotelDialCode: '+44 (0)' }, 'GB'],
    ['the country of the hotel’s two letters', { hotelDialCode: 'kz' }, 'KZ'],
    ['the country of a number’s dial code', { number: '+49 170 1234567', hotelDialCode: '+34' }, 'DE'],
    ['the country of a number’s dial code after 00', { number: '0049 170 1234567', hotelDialCode: '+34' }, 'DE'],
    ['the country of the longest matching dial code', { number: '+1242-555-0123', hotelDialCode: '+34' }, 'BS'],
    ['the first country that shares a number’s dial code', { number: '+7 701 123 4567' }, 'RU'],
    ['the hotel’s country if it shares a number’s dial code', { number: '+7 701 123 4567', hotelDialCode: 'KZ' }, 'KZ'],
    ['the hotel’s country for a local number', { number: '600123456', hotelDialCode: '+34' }, 'ES'],
    [
      'another country for a number with a dial code without plus',
      { number: '34600123456', hotelDialCode: '+1' },
      'ES',
    ],
    ['the hotel’s country for an unknown dial code', { number: '+999 1', hotelDialCode: '+34' }, 'ES'],
    ['the United States without a hotel’s dial code', {}, 'US'],
    ['the United States for an invalid hotel’s dial code', { hotelDialCode: 'Spain' }, 'US'],
    ['the region’s country without a hotel’s dial code', { region: 'EU' }, 'PL'],
    ['Canada in the region CA', { region: 'CA' }, 'CA'],
    ['the hotel’s country instead of the region’s', { hotelDialCode: '+34', region: 'RU' }, 'ES'],
    ['the hotel’s country for a corrupt mask', { mask: 'corrupt', hotelDialCode: '+34' }, 'ES'],
    ['the hotel’s country for a blank mask', { mask: ' ', hotelDialCode: '+34' }, 'ES'],
  ])('returns %s', (_title, from, code) => {
    expect(found(from)).toBe(code);
  });

  it('returns the United States before the table of countries is loaded', () => {
    expect(found({ countries: [], number: '+34600' })).toBe('US');
  });
});

describe('dial codes', () => {
  it.each([
    ['RU', '+7'],
    ['EU', '+48'],
    ['UK', '+44 (0)'],
    ['CA', '+1___'],
    ['', '+1'],
    ['toString', '+1'],
  ])('the dial code of the region %j is %s', (region, dialCode) => {
    expect(dialCodeOfRegion(region)).toBe(dialCode);
  });

  it('an unknown dial code belongs to no country', () => {
    expect(countryOfDialCode('+999', COUNTRIES)).toBeNull();
    expect(countryOfDigits('', COUNTRIES)).toBeNull();
  });

  it('the current country is kept if several share the dial code', () => {
    expect(countryOfDigits('1604', COUNTRIES, countryNamed('CA'))?.code).toBe('CA');
    expect(countryOfDigits('1242', COUNTRIES, countryNamed('CA'))?.code).toBe('BS');
  });
});

const ENGLISH: Readonly<Record<string, string>> = {
  US: 'United States',
  GB: 'United Kingdom',
  RU: 'Russia',
  AT: 'Austria',
  BS: 'Bahamas',
  CA: 'Canada',
  DE: 'Germany',
  ES: 'Spain',
  IT: 'Italy',
  JE: 'Jersey',
  KZ: 'Kazakhstan',
  PL: 'Poland',
};
const GERMAN: Readonly<Record<string, string>> = { ...ENGLISH, AT: 'Österreich', DE: 'Deutschland', ES: 'Spanien' };
const inEnglish = (code: string) => ENGLISH[code] ?? code;
const inGerman = (code: string) => GERMAN[code] ?? code;
const codes = (countries: readonly { code: string }[]) => countries.map(({ code }) => code).join(' ');

describe('inListOrder and searchCountries', () => {
  it('lists US, GB and RU first, then sorts by the guest’s alphabet', () => {
    expect(codes(inListOrder(COUNTRIES, inEnglish, 'en'))).toBe('US GB RU AT BS CA DE IT JE KZ PL ES');
    expect(codes(inListOrder(COUNTRIES, inGerman, 'de'))).toBe('US GB RU BS CA DE IT JE KZ AT PL ES');
  });

  it.each([
    ['an empty text', '', 'US GB RU AT BS CA DE ES IT JE KZ PL'],
    ['the beginning of a name', 'ger', 'DE'],
    ['a name in upper case', 'SPAIN', 'ES'],
    ['a name with spaces around it', '  spain ', 'ES'],
    ['a part of a name', 'an', 'CA DE KZ PL'],
    ['a letter with which one name begins', 'b', 'BS'],
    ['a later word of a name', 'king', 'GB'],
    ['a country’s two letters', 'kz', 'KZ'],
    ['a dial code with plus', '+49', 'DE'],
    ['a dial code after 00', '0049', 'DE'],
    ['a dial code without plus', '44', 'GB JE'],
    ['the beginning of a dial code', '+4', 'GB AT DE JE PL'],
    ['a dial code with a zero in brackets', '+44 (0)', 'GB JE'],
    ['a dial code in Arabic digits', '٤٩', 'DE'],
    ['a name of no country', 'atlantis', ''],
  ])('finds countries by %s', (_title, query, expected) => {
    expect(codes(searchCountries(COUNTRIES, query, inEnglish))).toBe(expected);
  });

  it('finds countries by names in the guest’s language, with or without accents, and in English', () => {
    const named = COUNTRIES.map((country) => ({ ...country, name: inEnglish(country.code) }));
    expect(codes(searchCountries(named, 'österr', inGerman))).toBe('AT');
    expect(codes(searchCountries(named, 'osterr', inGerman))).toBe('AT');
    expect(codes(searchCountries(named, 'austria', inGerman))).toBe('AT');
    expect(codes(searchCountries([countryNamed('IT')], 'cote divoire', () => 'Côte d’Ivoire'))).toBe('IT');
  });
});
