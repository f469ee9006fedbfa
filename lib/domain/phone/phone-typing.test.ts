import fc from 'fast-check';
import { COUNTRIES, countryNamed } from '@/tests/builders/catalogue/countries';
import { digitsOf } from './phone';
import { typeAt } from './phone-typing';

/** Types into a field of Spain; `|` marks the cursor before and after. */
function typedInto(before: string, input: string, code = 'ES') {
  const cursor = input.indexOf('|');
  const field = { text: input.replace('|', ''), cursor, before, country: countryNamed(code), countries: COUNTRIES };
  const { value, cursor: place, country } = typeAt(field);
  return [`${value.slice(0, place)}|${value.slice(place)}`, country.code];
}

describe('typeAt', () => {
  it.each([
    ['inserts a digit and keeps the cursor after it', '+34-600-12', '+34-67|00-12', '+34-67|0-01-2'],
    ['deletes a digit', '+34-600-12', '+34-6|0-12', '+34-6|01-2'],
    ['deletes the digit before a deleted separator', '+34-600-12', '+34-600|12', '+34-60|1-2'],
    ['keeps the dial code if its separator is deleted', '+34-600-12', '+34|600-12', '+34-|600-12'],
    ['keeps the plus of the dial code', '+34-600-12', '|34-600-12', '+|34-600-12'],
    ['adds a digit at the end', '+34-600', '+34-6001|', '+34-600-1|'],
    ['deletes the last digit', '+34-600-1', '+34-600-|', '+34-600|'],
    ['adds the dial code before the first digit of an empty field', '', '6|', '+34-6|'],
    ['replaces everything with a number of another country', '+34-600', '+49 170 1234567|', '+49-1701-234567|', 'DE'],
    [
      'replaces the number if another one is pasted after it',
      '+34-600',
      '+34-600+49 170 1234567|',
      '+49-1701-234567|',
      'DE',
    ],
    [
      'replaces the number if another one is pasted into it',
      '+34-600',
      '+34-6+49 170 1234567|00',
      '+49-1701-234567|',
      'DE',
    ],
    [
      'replaces the number if another one is pasted before it',
      '+34-600',
      '+49 170 1234567|+34-600',
      '+49-1701-234567|',
      'DE',
    ],
    ['ignores a plus typed by mistake', '+34-600', '+34-600+|', '+34-600|'],
  ])('the phone field %s', (_title, before, input, shown, code = 'ES') => {
    expect(typedInto(before, input)).toEqual([shown, code]);
  });

  it('keeps the zero in brackets of a British number', () => {
    expect(typedInto('+44 (0)7911', '+44 (07911|', 'GB')).toEqual(['+44 (0)7911|', 'GB']);
    expect(typedInto('+44 (0)7911', '+44 (0|7911', 'GB')).toEqual(['+44 (0)|7911', 'GB']);
  });

  it('each press of backspace deletes one digit from any position', () => {
    const number = fc.record({
      country: fc.constantFrom(...['ES', 'PL', 'DE', 'AT', 'IT', 'GB'].map(countryNamed)),
      digits: fc.stringMatching(/^[5-9]{1,11}$/),
      place: fc.nat(20),
    });
    fc.assert(
      fc.property(number, ({ country, digits, place }) => {
        const begin = country.mask.indexOf('_');
        let shown = typeAt({ text: digits, cursor: digits.length, before: '', country, countries: COUNTRIES });
        let cursor = Math.min(begin + 1 + place, shown.value.length);
        while (cursor > begin) {
          const before = shown.value;
          const text = before.slice(0, cursor - 1) + before.slice(cursor);
          shown = typeAt({ text, cursor: cursor - 1, before, country, countries: COUNTRIES });
          const left = shown.value === '' ? 0 : digitsOf(shown.value.slice(begin)).length;
          expect(left).toBe(digitsOf(before.slice(begin)).length - 1);
          cursor = shown.cursor;
        }
      }),
    );
  });
});
