import fc from 'fast-check';
import { COUNTRIES, countryNamed } from '@/tests/builders/catalogue/countries';
import { digitsOf } from './phone';
import { applyMask, cursorIn, typePhone, valueOnBlur } from './phone-mask';

const US = '+1___-___-____';
const GB = '+44 (0)____-______';
const ES = '+34-___-__-__-__';

describe('applyMask', () => {
  it.each([
    ['formats one digit', US, '2', '+12'],
    ['adds no separator at the end', US, '202', '+1202'],
    ['adds a separator before the next digit', US, '+12025', '+1202-5'],
    ['formats a whole number', US, '2025550123', '+1202-555-0123'],
    ['replaces other separators', US, '(202) 555.0123', '+1202-555-0123'],
    ['keeps the dial code of a number', US, '+1 202 555 0123', '+1202-555-0123'],
    ['formats a number after 00', ES, '0034600123456', '+34-600-12-34-56'],
    ['keeps a trunk zero', '+49-____-_______', '0170 1234567', '+49-0170-1234567'],
    ['removes a zero that the mask contains', GB, '07911 123456', '+44 (0)7911-123456'],
    ['removes several zeros that the mask contains', GB, '!007911', '+44 (0)7911'],
    ['removes zeros after another character', GB, '!00', ''],
    ['removes the zero in brackets of a number', GB, '+44 (0)7911 123456', '+44 (0)7911-123456'],
    ['formats an international number', GB, '+447911123456', '+44 (0)7911-123456'],
    ['appends digits that exceed the mask', ES, '6001234567', '+34-600-12-34-567'],
    ['limits a number to the E.164 maximum', ES, '1'.repeat(40), `+34-111-11-11-11${'1'.repeat(5)}`],
    ['converts Arabic digits', ES, '٦٠٠١٢٣', '+34-600-12-3'],
    ['does not format a number of another country', ES, '+49 170 1234567', '+491701234567'],
    ['returns an empty text for an empty text', ES, '', ''],
    ['returns an empty text for letters', ES, 'call me', ''],
    ['returns an empty text for the dial code alone', ES, '+34-', ''],
    ['returns an empty text for a part of the dial code', ES, '+3', ''],
    ['returns the digits for a mask without places', '+1', '202', '202'],
  ])('applyMask %s', (_title, mask, text, shown) => {
    expect(applyMask(mask, text)).toBe(shown);
  });

  it('does not change a formatted number', () => {
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

/** Types one character at a time at the end of the field. */
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

describe('typePhone and valueOnBlur', () => {
  it.each(NUMBERS)('accepts %s by pasting', (_title, from, text, code, value) => {
    expect(pasted(text, from)).toEqual({ value, code });
  });

  it.each(NUMBERS)('accepts %s by typing', (_title, from, text, code, value) => {
    expect(typed(text, from)).toEqual({ value, code });
  });

  it.each([
    ['with spaces', '+34 600 12 34 56', 'ES', '+34-600-12-34-56'],
    ['with brackets', '(+34) 600-123-456', 'ES', '+34-600-12-34-56'],
    ['with a zero in brackets', '+49 (0) 170 / 1234567', 'DE', '+49-1701-234567'],
    ['from a tel: link', 'tel:+34600123456', 'ES', '+34-600-12-34-56'],
    ['with the dial code without plus', '34600123456', 'ES', '+34-600-12-34-56'],
    ['in Arabic digits', '٠٠٣٤٦٠٠١٢٣٤٥٦', 'ES', '+34-600-12-34-56'],
  ])('accepts a pasted number %s', (_title, text, code, value) => {
    expect(pasted(text, 'ES')).toEqual({ value, code });
  });

  it('replaces the number if another one is pasted over it', () => {
    expect(pasted('+49 170 1234567', 'ES', '+34-600-12-34-56')).toEqual({ value: '+49-1701-234567', code: 'DE' });
  });

  it('keeps a plus and a dial code while they are typed and removes them when deleted', () => {
    expect(typed('+', 'ES')).toEqual({ value: '+', code: 'ES' });
    expect(typed('+4', 'ES')).toEqual({ value: '+4', code: 'ES' });
    expect(typed('+49', 'ES')).toEqual({ value: '+49-', code: 'DE' });
    expect(pasted('+', 'ES', '+4')).toEqual({ value: '', code: 'ES' });
    expect(pasted('+49', 'DE', '+49-')).toEqual({ value: '', code: 'DE' });
    expect(pasted('+34-', 'ES', '+34-6')).toEqual({ value: '', code: 'ES' });
    expect(pasted('+44 (0)', 'GB', '+44 (0)7')).toEqual({ value: '', code: 'GB' });
  });

  it('ignores letters', () => {
    expect(typed('abc', 'ES')).toEqual({ value: '', code: 'ES' });
    expect(typed('6o0', 'ES')).toEqual({ value: '+34-60', code: 'ES' });
  });

  it('the field is empty after as many deletions as there are characters', () => {
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

  it('removes a dial code without a number when the guest leaves the field', () => {
    expect(valueOnBlur('+49-', countryNamed('DE'))).toBe('');
    expect(valueOnBlur('+49-1', countryNamed('DE'))).toBe('+49-1');
  });
});

describe('cursorIn', () => {
  it.each([
    ['at the end if no digit follows', '+34-600-12', 0, 10],
    ['before the last digit if one digit follows', '+34-600-12', 1, 9],
    ['after the separator before the last two digits', '+34-600-12', 2, 8],
    ['at the beginning if fewer digits exist', '+34', 9, 0],
  ])('places the cursor %s', (_title, value, behind, place) => {
    expect(cursorIn(value, behind)).toBe(place);
    expect(digitsOf(value.slice(place)).length).toBe(Math.min(behind, digitsOf(value).length));
  });
});
