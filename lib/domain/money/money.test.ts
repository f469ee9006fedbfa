import fc from 'fast-check';
import { LANGUAGES } from '../i18n/language';
import { formatAmount, formatPrice, fromMinor, percentOf, toMinor } from './money';

const EURO = { currency: '€', currency_position: 'right' } as const;

describe('an amount in minor units', () => {
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
  ])('%p is %p', (amount, expected) => {
    expect(toMinor(amount)).toBe(expected);
  });

  it('is a whole number that is counted exactly, whatever comes in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (amount) => Number.isSafeInteger(toMinor(amount))),
      { numRuns: 2000 },
    );
  });

  it('survives the way to the wire and back', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e12 }), (minor) => toMinor(fromMinor(minor)) === minor));
  });
});

describe('a percentage', () => {
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
  ])('of %p at %p %% is %p', (minor, percent, expected) => {
    expect(percentOf(minor, percent)).toBe(expected);
  });

  it.each([2, 3, 4, 5, 6])('is what integers alone would give, with up to %p decimals', (decimals) => {
    const scale = 10 ** decimals;
    const divisor = BigInt(100 * scale);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** (12 - decimals) }),
        fc.integer({ min: 0, max: 100 * scale }),
        (minor, scaled) => {
          const exact = (2n * BigInt(minor) * BigInt(scaled) + divisor) / (2n * divisor);
          expect(percentOf(minor, scaled / scale)).toBe(Number(exact));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a price as the guest reads it', () => {
  it.each([
    ['two decimals and the currency on the right', 1250, EURO, 'en', '12.50\u00a0€'],
    ['the currency on the left', 1250, { currency: '$', currency_position: 'left' }, 'en', '$\u00a012.50'],
    ['a no-break space between thousands', 123_456_789, EURO, 'ru', '1\u00a0234\u00a0567.89\u00a0€'],
    ['no thousands separator in Arabic', 123_456_789, EURO, 'ar', '1234567.89\u00a0€'],
    ['no thousands separator in Hebrew', 123_456, EURO, 'il', '1234.56\u00a0€'],
    ['a currency exactly as given', 100, { currency: 'د.إ', currency_position: 'right' }, 'ar', '1.00\u00a0د.إ'],
    ['no blank where there is no currency', 100, { currency: '', currency_position: 'right' }, 'en', '1.00'],
    ['small change', 1, EURO, 'en', '0.01\u00a0€'],
    ['nothing for nothing', 0, EURO, 'en', ''],
    ['nothing for less than nothing', -100, EURO, 'en', ''],
  ] as const)('has %s', (_title, amount, money, language, expected) => {
    expect(formatPrice(amount, money, language)).toBe(expected);
  });

  it.each(LANGUAGES)('stands with its currency on either side in %s', (language) => {
    const thousands = language === 'ar' || language === 'il' ? '' : '\u00a0';
    const number = `1${thousands}234${thousands}567.05`;
    const written = (currency_position: 'left' | 'right') =>
      formatPrice(123_456_705, { currency: 'CHF', currency_position }, language);
    expect(written('left')).toBe(`CHF\u00a0${number}`);
    expect(written('right')).toBe(`${number}\u00a0CHF`);
    expect(formatAmount(-100_000, { currency: '', currency_position: 'left' }, language)).toBe(`-1${thousands}000.00`);
  });

  it('is shown for 0 too where it is a total', () => {
    expect(formatAmount(0, EURO, 'en')).toBe('0.00\u00a0€');
    expect(formatAmount(-120, EURO, 'en')).toBe('-1.20\u00a0€');
  });
});
