import fc from 'fast-check';
import { LANGUAGES } from '../i18n/language';
import {
  addUp,
  formatAmount,
  formatPrice,
  fromMinor,
  leftOf,
  type Minor,
  notNegative,
  percentOf,
  readMinor,
  times,
  toMinor,
} from './money';

const minor = (amount: number) => amount as Minor;
const EURO = { currency: '€', currency_position: 'right' } as const;

describe('toMinor and fromMinor', () => {
  it.each([
    [2.5, 250],
    [0.1 * 3, 30],
    [1.005, 101],
    [8.165, 817],
    [19.99, 1999],
    [0.00499996, 0],
    [1_234_567.005, 123_456_701],
    ['12.30', 1230],
    ['', 0],
    ['twelve', 0],
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e300, 0],
    [-3.2, -320],
    [-0.001, 0],
  ])('toMinor converts %p to %p minor units', (amount, expected) => {
    expect(toMinor(amount)).toBe(expected);
  });

  it('toMinor returns a safe integer for any number or text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (amount) => Number.isSafeInteger(toMinor(amount))),
      { numRuns: 2000 },
    );
  });

  it('an amount is unchanged after conversion to a decimal and back to minor units', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => toMinor(fromMinor(minor(amount))) === amount + 0),
    );
  });
});

describe('calculations with amounts', () => {
  it('adds, multiplies and subtracts amounts, and returns 0 instead of a negative difference', () => {
    expect(addUp([10, 20, -5].map(minor))).toBe(25);
    expect(addUp([])).toBe(0);
    expect(times(minor(250), 3)).toBe(750);
    expect([leftOf(minor(500), minor(200)), leftOf(minor(200), minor(500))]).toEqual([300, 0]);
    expect([notNegative(minor(5)), notNegative(minor(-5))]).toEqual([5, 0]);
  });

  it('the sum of converted decimals equals the sum of their minor units', () => {
    const cents = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 50 });
    fc.assert(
      fc.property(cents, (parts) => {
        const sum = parts.reduce((before, part) => before + part, 0);
        expect(addUp(parts.map((part) => toMinor(part / 100)))).toBe(sum + 0);
        expect(addUp([...parts].reverse().map((part) => toMinor(part / 100)))).toBe(sum + 0);
      }),
    );
  });

  it.each([
    [1250, 1250],
    [12.6, 13],
    ['1250', 0],
    [null, 0],
    [Number.NaN, 0],
    [1e300, 0],
  ])('readMinor reads the stored value %p as %p minor units', (stored, expected) => {
    expect(readMinor(stored)).toBe(expected);
  });
});

describe('percentOf', () => {
  it.each([
    [10_000, 10, 1000],
    [10_020, 12.5, 1253],
    [50, 7, 4],
    [333, 10, 33],
    [15, 3.333, 0],
    [15, 3.334, 1],
    [150, 0.3333333, 0],
    [1_000_000_050, 7, 70_000_004],
    [0, 10, 0],
    [100, Number.NaN, 0],
    [100, Number.POSITIVE_INFINITY, 0],
  ])('%p minor units at %p %% are %p minor units', (amount, percent, expected) => {
    expect(percentOf(minor(amount), percent)).toBe(expected);
  });

  it.each([2, 3, 4, 5, 6])('percentages with up to %p decimals equal the result of integer arithmetic', (decimals) => {
    const scale = 10 ** decimals;
    const divisor = BigInt(100 * scale);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** (12 - decimals) }),
        fc.integer({ min: 0, max: 100 * scale }),
        (amount, scaled) => {
          const exact = (2n * BigInt(amount) * BigInt(scaled) + divisor) / (2n * divisor);
          expect(percentOf(minor(amount), scaled / scale)).toBe(Number(exact));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('formatPrice and formatAmount', () => {
  it.each([
    ['with two decimals and the currency on the right', 1250, EURO, 'en', '12.50\u00a0€'],
    ['with the currency on the left', 1250, { currency: '$', currency_position: 'left' }, 'en', '$\u00a012.50'],
    ['with a no-break space between thousands', 123_456_789, EURO, 'ru', '1\u00a0234\u00a0567.89\u00a0€'],
    ['without a thousands separator in Arabic', 123_456_789, EURO, 'ar', '1234567.89\u00a0€'],
    ['without a thousands separator in Hebrew', 123_456, EURO, 'il', '1234.56\u00a0€'],
    [
      'with the currency exactly as the hotel writes it',
      100,
      { currency: 'د.إ', currency_position: 'right' },
      'ar',
      '1.00\u00a0د.إ',
    ],
    ['without a space if there is no currency', 100, { currency: '', currency_position: 'right' }, 'en', '1.00'],
    ['with leading zeros for one cent', 1, EURO, 'en', '0.01\u00a0€'],
    ['as an empty text if it is 0', 0, EURO, 'en', ''],
    ['as an empty text if it is negative', -100, EURO, 'en', ''],
  ] as const)('formats a price %s', (_title, amount, money, language, expected) => {
    expect(formatPrice(minor(amount), money, language)).toBe(expected);
  });

  it.each(LANGUAGES)('formats a price with its currency on either side in %s', (language) => {
    const thousands = language === 'ar' || language === 'il' ? '' : '\u00a0';
    const number = `1${thousands}234${thousands}567.05`;
    const written = (currency_position: 'left' | 'right') =>
      formatPrice(minor(123_456_705), { currency: 'CHF', currency_position }, language);
    expect(written('left')).toBe(`CHF\u00a0${number}`);
    expect(written('right')).toBe(`${number}\u00a0CHF`);
    expect(formatAmount(minor(-100_000), { currency: '', currency_position: 'left' }, language)).toBe(
      `-1${thousands}000.00`,
    );
  });

  it('formatAmount formats totals of 0 and below', () => {
    expect(formatAmount(minor(0), EURO, 'en')).toBe('0.00\u00a0€');
    expect(formatAmount(minor(-120), EURO, 'en')).toBe('-1.20\u00a0€');
  });
});
