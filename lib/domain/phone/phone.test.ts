import { COUNTRIES, countryNamed } from '@/tests/builders/catalogue/countries';
import { dialDigits, digitsOf, internationalDigits, isPossible, phoneCheck } from './phone';

describe('digits of a number', () => {
  it.each([
    ['+1202-555-0123', '12025550123'],
    ['٠١٢٣', '0123'],
    ['۰۹۱۲', '0912'],
    ['१२३', '123'],
    ['１２', '12'],
    ['', ''],
  ])('digitsOf(%j) is %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it.each([
    ['+44 (0)', '44'],
    ['+44', '44'],
    ['+1___', '1'],
    ['+1-242', '1242'],
  ])('dialDigits(%j) is %j', (dialCode, digits) => {
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
  ])('internationalDigits(%j) is %j', (number, digits) => {
    expect(internationalDigits(number)).toBe(digits);
  });
});

describe('isPossible', () => {
  it.each([
    ['with the right length', 'ES', '+34-600-12-34-56', true],
    ['without a dial code', 'ES', '600123456', true],
    ['with one digit too few', 'ES', '+34-600-12-34-5', false],
    ['with one digit too many', 'ES', '+34-600-12-34-567', false],
    ['with a trunk zero, which is ignored', 'DE', '0170 1234567', true],
    ['with a trunk zero after the dial code, which is ignored', 'PL', '+48-0600-123-456', true],
    ['with a zero that belongs to it', 'IT', '+39-06-6982-1234', true],
    ['with the British zero in brackets', 'GB', '+44 (0)7911-123456', true],
    ['with the other British length', 'GB', '+44 (0)2079-46095', true],
    ['with too few British digits', 'GB', '+44 (0)7911-123', false],
    ['of another country', 'ES', '+49-170-1234567', false],
    ['that is empty', 'ES', '', false],
    ['in Arabic digits', 'ES', '+٣٤٦٠٠١٢٣٤٥٦', true],
  ])('checks a number %s for %s (%s): %s', (_title, code, number, possible) => {
    expect(isPossible(number, countryNamed(code))).toBe(possible);
  });

  it('accepts E.164 lengths for a country without known lengths', () => {
    const anywhere = { ...countryNamed('ES'), lengths: [] };
    expect(isPossible('+34 123', anywhere)).toBe(false);
    expect(isPossible('+34 1234', anywhere)).toBe(true);
    expect(isPossible('+34 1234567890123', anywhere)).toBe(true);
    expect(isPossible('+34 12345678901234', anywhere)).toBe(false);
  });
});

describe('phoneCheck', () => {
  const isPhonePossible = phoneCheck(COUNTRIES);
  it.each([
    ['+1202-555-0123', true],
    ['+1242-555-0123', true],
    ['+1202-555-012', false],
    ['+7-701-123-4567', true],
    ['+999-123-4567', false],
    ['+', false],
    ['600 123 456', true],
  ])('accepts %s: %s', (number, possible) => {
    expect(isPhonePossible(number)).toBe(possible);
  });
});
