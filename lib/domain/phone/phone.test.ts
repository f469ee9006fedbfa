import { COUNTRIES, countryNamed } from '@/tests/builders/countries';
import { dialDigits, digitsOf, internationalDigits, isPossible, phoneCheck } from './phone';

describe('the digits of a number', () => {
  it.each([
    ['+1202-555-0123', '12025550123'],
    ['٠١٢٣', '0123'],
    ['۰۹۱۲', '0912'],
    ['१२३', '123'],
    ['１２', '12'],
    ['', ''],
  ])('of %s are %s', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it.each([
    ['+44 (0)', '44'],
    ['+44', '44'],
    ['+1___', '1'],
    ['+1-242', '1242'],
  ])('of the dial code %s are %s', (dialCode, digits) => {
    expect(dialDigits(dialCode)).toBe(digits);
  });

  it.each([
    ['+34 600 123 456', '34600123456'],
    ['0034 600 123 456', '34600123456'],
    ['٠٠٣٤٦٠٠', '34600'],
    ['  (+34) 600', '34600'],
    ['tel:+34-600', '34600'],
    [' tel:+34-600', '34600'],
    ['\u202a+34 600\u202c', '34600'],
    ['＋34 600', '34600'],
    ['+49 (0)170 1234567', '491701234567'],
    ['+44 ( 0 ) 7911', '447911'],
    ['+', ''],
    ['0170 1234567', null],
    ['600 123 456', null],
    ['', null],
  ])('with a dial code, of %j, are %s', (number, digits) => {
    expect(internationalDigits(number)).toBe(digits);
  });
});

describe('a number that is possible', () => {
  it.each([
    ['of the right length', 'ES', '+34-600-12-34-56', true],
    ['without its dial code', 'ES', '600123456', true],
    ['one digit short', 'ES', '+34-600-12-34-5', false],
    ['one digit long', 'ES', '+34-600-12-34-567', false],
    ['with a trunk zero, which is dropped for the check', 'DE', '0170 1234567', true],
    ['with a trunk zero after the dial code', 'PL', '+48-0600-123-456', true],
    ['with a zero that belongs to it', 'IT', '+39-06-6982-1234', true],
    ['in the British way', 'GB', '+44 (0)7911-123456', true],
    ['of the other British length', 'GB', '+44 (0)2079-46095', true],
    ['too short for Britain', 'GB', '+44 (0)7911-123', false],
    ['of another country', 'ES', '+49-170-1234567', false],
    ['empty', 'ES', '', false],
    ['in Arabic digits', 'ES', '+٣٤٦٠٠١٢٣٤٥٦', true],
  ])('is possible or not by its length: %s', (_title, code, number, possible) => {
    expect(isPossible(number, countryNamed(code))).toBe(possible);
  });

  it('has what a network takes where no lengths are known', () => {
    const anywhere = { ...countryNamed('ES'), lengths: [] };
    expect(isPossible('+34 123', anywhere)).toBe(false);
    expect(isPossible('+34 1234', anywhere)).toBe(true);
    expect(isPossible('+34 1234567890123', anywhere)).toBe(true);
    expect(isPossible('+34 12345678901234', anywhere)).toBe(false);
  });
});

describe('the check of a field', () => {
  const isPhonePossible = phoneCheck(COUNTRIES);
  it.each([
    ['+1202-555-0123', true],
    ['+1242-555-0123', true],
    ['+1202-555-012', false],
    ['+7-701-123-4567', true],
    ['+999-123-4567', false],
    ['+', false],
    ['600 123 456', true],
  ])('of %s says %s', (number, possible) => {
    expect(isPhonePossible(number)).toBe(possible);
  });
});
