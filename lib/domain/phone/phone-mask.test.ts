import fc from 'fast-check';
import { COUNTRIES, countryNamed } from '@/tests/builders/countries';
import { digitsOf } from './phone';
import { applyMask, cursorIn, leftPhone, typePhone } from './phone-mask';

const US = '+1___-___-____';
const GB = '+44 (0)____-______';
const ES = '+34-___-__-__-__';

describe('a text in a mask', () => {
  it.each([
    ['one digit', US, '2', '+12'],
    ['no sign before it is needed', US, '202', '+1202'],
    ['a sign with the next digit', US, '+12025', '+1202-5'],
    ['a whole number', US, '2025550123', '+1202-555-0123'],
    ['a number with signs of its own', US, '(202) 555.0123', '+1202-555-0123'],
    ['a number with the dial code', US, '+1 202 555 0123', '+1202-555-0123'],
    ['a number after 00', ES, '0034600123456', '+34-600-12-34-56'],
    ['a trunk zero, which stays', '+49-____-_______', '0170 1234567', '+49-0170-1234567'],
    ['a zero that the mask shows itself', GB, '07911 123456', '+44 (0)7911-123456'],
    ['zeros that the mask shows itself', GB, '!007911', '+44 (0)7911'],
    ['zeros behind another sign', GB, '!00', ''],
    ['a number with the zero in brackets', GB, '+44 (0)7911 123456', '+44 (0)7911-123456'],
    ['a number from abroad', GB, '+447911123456', '+44 (0)7911-123456'],
    ['more digits than places', ES, '6001234567', '+34-600-12-34-567'],
    ['no more than a network takes', ES, '1'.repeat(40), `+34-111-11-11-11${'1'.repeat(5)}`],
    ['Arabic digits', ES, '٦٠٠١٢٣', '+34-600-12-3'],
    ['a number of another country, as it is', ES, '+49 170 1234567', '+491701234567'],
    ['nothing', ES, '', ''],
    ['letters', ES, 'call me', ''],
    ['the dial code alone', ES, '+34-', ''],
    ['a part of the dial code', ES, '+3', ''],
    ['a mask without places', '+1', '202', '202'],
  ])('is written: %s', (_title, mask, text, shown) => {
    expect(applyMask(mask, text)).toBe(shown);
  });

  it('is written once and for all: writing it again changes nothing', () => {
    const masks = fc.constantFrom(...COUNTRIES.map(({ mask }) => mask));
    fc.assert(
      fc.property(masks, fc.oneof(fc.string(), fc.stringMatching(/^[+0-9() -]{0,20}$/)), (mask, text) => {
        const once = applyMask(mask, text);
        expect(applyMask(mask, once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});

/** Types sign by sign at the end of the field, as a guest does. */
function typed(text: string, code: string) {
  let field = { value: '', country: countryNamed(code) };
  for (const sign of text) {
    field = typePhone({ text: field.value + sign, before: field.value, country: field.country, countries: COUNTRIES });
  }
  return { value: field.value, code: field.country.code };
}

const pasted = (text: string, code: string, before = '') => {
  const { value, country } = typePhone({ text, before, country: countryNamed(code), countries: COUNTRIES });
  return { value, code: country.code };
};

const NUMBERS = [
  ['a local number', 'ES', '600123456', 'ES', '+34-600-12-34-56'],
  ['a local number with a trunk zero', 'DE', '01701234567', 'DE', '+49-0170-1234567'],
  ['a British number from home', 'GB', '07911123456', 'GB', '+44 (0)7911-123456'],
  ['a Russian number from home', 'RU', '89123456789', 'RU', '+7-912-345-67-89'],
  ['an American number with its one', 'US', '12025550123', 'US', '+1202-555-0123'],
  ['an international number of the same country', 'ES', '+34600123456', 'ES', '+34-600-12-34-56'],
  ['an international number of another country', 'ES', '+491701234567', 'DE', '+49-1701-234567'],
  ['another country’s after 00', 'ES', '00491701234567', 'DE', '+49-1701-234567'],
  ['a number of an island that shares +1', 'US', '+12425550123', 'BS', '+1242-555-0123'],
  ['a number of the chosen one of two that share +1', 'CA', '+16045550123', 'CA', '+1-604-555-0123'],
  ['a British number from abroad', 'ES', '+447911123456', 'GB', '+44 (0)7911-123456'],
  ['a long number in the longer mask', 'AT', '6641234567890', 'AT', '+43-6641-234567890'],
  ['a number of no country', 'ES', '+9991234', 'ES', '+9991234'],
] as const;

describe('a phone field', () => {
  it.each(NUMBERS)('takes %s, pasted', (_title, from, text, code, value) => {
    expect(pasted(text, from)).toEqual({ value, code });
  });

  it.each(NUMBERS)('takes %s, typed digit by digit', (_title, from, text, code, value) => {
    expect(typed(text, from)).toEqual({ value, code });
  });

  it.each([
    ['with blanks', '+34 600 12 34 56', 'ES', '+34-600-12-34-56'],
    ['with brackets', '(+34) 600-123-456', 'ES', '+34-600-12-34-56'],
    ['with a zero in brackets', '+49 (0) 170 / 1234567', 'DE', '+49-1701-234567'],
    ['from a link', 'tel:+34600123456', 'ES', '+34-600-12-34-56'],
    ['with its code and no plus', '34600123456', 'ES', '+34-600-12-34-56'],
    ['in Arabic digits', '٠٠٣٤٦٠٠١٢٣٤٥٦', 'ES', '+34-600-12-34-56'],
  ])('takes a number from elsewhere %s', (_title, text, code, value) => {
    expect(pasted(text, 'ES')).toEqual({ value, code });
  });

  it('replaces a number by one that is pasted over it', () => {
    expect(pasted('+49 170 1234567', 'ES', '+34-600-12-34-56')).toEqual({ value: '+49-1701-234567', code: 'DE' });
  });

  it('keeps a plus and a dial code while they are being typed, and lets go of them when deleted', () => {
    expect(typed('+', 'ES')).toEqual({ value: '+', code: 'ES' });
    expect(typed('+4', 'ES')).toEqual({ value: '+4', code: 'ES' });
    expect(typed('+49', 'ES')).toEqual({ value: '+49-', code: 'DE' });
    expect(pasted('+', 'ES', '+4')).toEqual({ value: '', code: 'ES' });
    expect(pasted('+49', 'DE', '+49-')).toEqual({ value: '', code: 'DE' });
    expect(pasted('+34-', 'ES', '+34-6')).toEqual({ value: '', code: 'ES' });
    expect(pasted('+44 (0)', 'GB', '+44 (0)7')).toEqual({ value: '', code: 'GB' });
  });

  it('shows no letters', () => {
    expect(typed('abc', 'ES')).toEqual({ value: '', code: 'ES' });
    expect(typed('6o0', 'ES')).toEqual({ value: '+34-60', code: 'ES' });
  });

  it('is empty after as many deletions as it has signs', () => {
    const number = fc.stringMatching(/^[1-9][0-9]{0,11}$/);
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), number, (country, digits) => {
        let { value } = typePhone({ text: digits, before: '', country, countries: COUNTRIES });
        const most = value.length;
        for (let press = 0; press < most && value !== ''; press += 1) {
          value = typePhone({ text: value.slice(0, -1), before: value, country, countries: COUNTRIES }).value;
        }
        expect(value).toBe('');
      }),
    );
  });

  it('keeps nothing of a dial code alone when the guest leaves it', () => {
    expect(leftPhone('+49-', countryNamed('DE'))).toBe('');
    expect(leftPhone('+49-1', countryNamed('DE'))).toBe('+49-1');
  });
});

describe('the cursor', () => {
  it.each([
    ['at the end', '+34-600-12', 0, 10],
    ['before the last digit', '+34-600-12', 1, 9],
    ['behind the sign that precedes the last two', '+34-600-12', 2, 8],
    ['at the beginning when there are fewer digits', '+34', 9, 0],
  ])('stands %s', (_title, value, behind, place) => {
    expect(cursorIn(value, behind)).toBe(place);
    expect(digitsOf(value.slice(place)).length).toBe(Math.min(behind, digitsOf(value).length));
  });
});
