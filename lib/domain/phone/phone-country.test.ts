import { COUNTRIES, countryNamed } from '@/tests/builders/countries';
import {
  countryFor,
  countryOfDialCode,
  countryOfDigits,
  dialCodeOfRegion,
  inListOrder,
  searchCountries,
} from './phone-country';

/** Jersey and the Isle of Man write their numbers the same way. */
const WITH_MAN = [...COUNTRIES, { ...countryNamed('JE'), code: 'IM' }];

const found = (from: Partial<Parameters<typeof countryFor>[0]>) =>
  countryFor({ mask: null, number: '', hotelDialCode: null, countries: COUNTRIES, ...from }).code;

describe('the country of a phone field', () => {
  it.each([
    ['a stored mask before all else', { mask: '+49-____-_______', number: '+34600123456', hotelDialCode: '+7' }, 'DE'],
    ['a stored mask of a country’s long numbers', { mask: '+43-____-_________' }, 'AT'],
    ['a mask that the table no longer has, by its dial code', { mask: '+49-___-____' }, 'DE'],
    ['a mask that two countries share: the hotel’s own', { mask: '+1-___-___-____', hotelDialCode: 'CA' }, 'CA'],
    [
      'the one that was chosen of those that share a mask',
      { mask: '+44-____-______', code: 'IM', countries: WITH_MAN },
      'IM',
    ],
    [
      'the chosen one before the hotel’s',
      { mask: '+44-____-______', code: 'IM', hotelDialCode: 'JE', countries: WITH_MAN },
      'IM',
    ],
    ['the mask’s when another was chosen for another mask', { mask: '+49-____-_______', code: 'IM' }, 'DE'],
    ['the mask’s when what was chosen is none', { mask: '+44-____-______', code: 'XX', countries: WITH_MAN }, 'JE'],
    ['no chosen one without its mask', { mask: '', code: 'IM', hotelDialCode: '+34' }, 'ES'],
    ['the hotel’s country while the field is empty', { hotelDialCode: '+34' }, 'ES'],
    ['+44 as +44 (0)', { hotelDialCode: '+44' }, 'GB'],
    ['+44 (0)', { hotelDialCode: '+44 (0)' }, 'GB'],
    ['the hotel’s two letters', { hotelDialCode: 'kz' }, 'KZ'],
    ['a number’s prefix', { number: '+49 170 1234567', hotelDialCode: '+34' }, 'DE'],
    ['a number’s prefix after 00', { number: '0049 170 1234567', hotelDialCode: '+34' }, 'DE'],
    ['the longest prefix', { number: '+1242-555-0123', hotelDialCode: '+34' }, 'BS'],
    ['the first of those that share a prefix', { number: '+7 701 123 4567' }, 'RU'],
    ['the hotel’s of those that share a prefix', { number: '+7 701 123 4567', hotelDialCode: 'KZ' }, 'KZ'],
    ['the hotel’s country for a local number', { number: '600123456', hotelDialCode: '+34' }, 'ES'],
    ['another for a number that is written without a plus', { number: '34600123456', hotelDialCode: '+1' }, 'ES'],
    ['the hotel’s for a number of no country', { number: '+999 1', hotelDialCode: '+34' }, 'ES'],
    ['+1 where the hotel says nothing', {}, 'US'],
    ['+1 where the hotel says nonsense', { hotelDialCode: 'Spain' }, 'US'],
    ['the region’s where the hotel says nothing', { region: 'EU' }, 'PL'],
    ['Canada in the Canadian build', { region: 'CA' }, 'CA'],
    ['the hotel’s before the region’s', { hotelDialCode: '+34', region: 'RU' }, 'ES'],
    ['none by a corrupt mask', { mask: 'corrupt', hotelDialCode: '+34' }, 'ES'],
    ['none by a blank mask', { mask: ' ', hotelDialCode: '+34' }, 'ES'],
  ])('is %s', (_title, from, code) => {
    expect(found(from)).toBe(code);
  });

  it('is the United States while the table is not here yet', () => {
    expect(found({ countries: [], number: '+34600' })).toBe('US');
  });
});

describe('a dial code', () => {
  it.each([
    ['RU', '+7'],
    ['EU', '+48'],
    ['UK', '+44 (0)'],
    ['CA', '+1___'],
    ['', '+1'],
    ['toString', '+1'],
  ])('of the build region %j is %s', (region, dialCode) => {
    expect(dialCodeOfRegion(region)).toBe(dialCode);
  });

  it('that no country has is no country', () => {
    expect(countryOfDialCode('+999', COUNTRIES)).toBeNull();
    expect(countryOfDigits('', COUNTRIES)).toBeNull();
  });

  it('keeps the country that the guest stands on, of those that share it', () => {
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

describe('the list of countries', () => {
  it('begins with US, GB and RU and goes on by the alphabet of the guest', () => {
    expect(codes(inListOrder(COUNTRIES, inEnglish, 'en'))).toBe('US GB RU AT BS CA DE IT JE KZ PL ES');
    expect(codes(inListOrder(COUNTRIES, inGerman, 'de'))).toBe('US GB RU BS CA DE IT JE KZ AT PL ES');
  });

  it.each([
    ['nothing', '', 'US GB RU AT BS CA DE ES IT JE KZ PL'],
    ['the beginning of a name', 'ger', 'DE'],
    ['any case', 'SPAIN', 'ES'],
    ['blanks around', '  spain ', 'ES'],
    ['a part of a name', 'an', 'CA DE KZ PL'],
    ['a beginning before a second word', 'b', 'BS'],
    ['a second word', 'king', 'GB'],
    ['two letters', 'kz', 'KZ'],
    ['a dial code', '+49', 'DE'],
    ['a dial code after 00', '0049', 'DE'],
    ['a bare dial code', '44', 'GB JE'],
    ['the beginning of a dial code', '+4', 'GB AT DE JE PL'],
    ['a dial code with its zero', '+44 (0)', 'GB JE'],
    ['Arabic digits', '٤٩', 'DE'],
    ['a name that no country has', 'atlantis', ''],
  ])('is searched by %s', (_title, query, expected) => {
    expect(codes(searchCountries(COUNTRIES, query, inEnglish))).toBe(expected);
  });

  it('is searched in the guest’s language, with or without its marks, and in English', () => {
    const named = COUNTRIES.map((country) => ({ ...country, name: inEnglish(country.code) }));
    expect(codes(searchCountries(named, 'österr', inGerman))).toBe('AT');
    expect(codes(searchCountries(named, 'osterr', inGerman))).toBe('AT');
    expect(codes(searchCountries(named, 'austria', inGerman))).toBe('AT');
    expect(codes(searchCountries([countryNamed('IT')], 'cote divoire', () => 'Côte d’Ivoire'))).toBe('IT');
  });
});
