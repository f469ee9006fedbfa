import fc from 'fast-check';
import { LANGUAGES } from '../i18n/language';
import {
  addUp,
  amountText,
  type CurrencyDigits,
  formatAmount,
  formatPrice,
  fromMinor,
  hasDigits,
  inMinorUnits,
  leftOf,
  type Minor,
  notNegative,
  percentOf,
  readDigits,
  readMinor,
  times,
  toMinor,
} from './money';

const minor = (amount: number) => amount as Minor;
const EURO = { currency: '€', currency_position: 'right', currency_digits: 2 } as const;
const DINAR = { currency: 'KWD', currency_position: 'right', currency_digits: 3 } as const;
const YEN = { currency: '¥', currency_position: 'left', currency_digits: 0 } as const;

describe('toMinor and fromMinor', () => {
  it.each([
    [2.5, 2500],
    [0.1 * 3, 300],
    [1.005, 1005],
    [1.0005, 1001],
    [8.1655, 8166],
    [19.99, 19_990],
    [0.000499996, 0],
    [1_234_567.0005, 1_234_567_001],
    ['12.30', 12_300],
    ['', 0],
    ['twelve', 0],
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e300, 0],
    [-3.2, -3200],
    [-0.0001, 0],
  ])('toMinor converts %p to %p thousandths', (amount, expected) => {
    expect(toMinor(amount)).toBe(expected);
  });

  it('toMinor returns a safe integer for any number or text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (amount) => Number.isSafeInteger(toMinor(amount))),
      { numRuns: 2000 },
    );
  });

  it('an amount is unchanged after conversion to a decimal and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => toMinor(fromMinor(minor(amount))) === amount + 0),
    );
  });

  it.each([
    [1200, 0, true],
    [1200.5, 0, false],
    [12.5, 2, true],
    [1.255, 2, false],
    [1.255, 3, true],
    [1.2555, 3, false],
    [1_000_000_000.01, 2, true],
  ] as const)('hasDigits: %p has at most %p decimals: %p', (amount, digits, expected) => {
    expect(hasDigits(amount, digits)).toBe(expected);
  });

  it.each([
    [0, 0],
    [2, 2],
    [3, 3],
    [1, 2],
    [null, 2],
    ['3', 2],
    [undefined, 2],
  ])('readDigits reads %p as %p decimals', (value, expected) => {
    expect(readDigits(value)).toBe(expected);
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

  it('the sum of converted decimals equals the sum of their thousandths', () => {
    const thousandths = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 50 });
    fc.assert(
      fc.property(thousandths, (parts) => {
        const sum = parts.reduce((before, part) => before + part, 0);
        expect(addUp(parts.map((part) => toMinor(part / 1000)))).toBe(sum + 0);
        expect(addUp([...parts].reverse().map((part) => toMinor(part / 1000)))).toBe(sum + 0);
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
  ])('readMinor reads the stored value %p as %p thousandths', (stored, expected) => {
    expect(readMinor(stored)).toBe(expected);
  });
});

it.each([
  [1_234_000, 0, 1234],
  [1_230, 2, 123],
  [1_235, 3, 1235],
] as const)('inMinorUnits counts %p thousandths with %p decimals as %p', (amount, digits, expected) => {
  expect(inMinorUnits(minor(amount), digits)).toBe(expected);
});

describe('percentOf', () => {
  it.each([
    [100_000, 10, 2, 10_000],
    [100_200, 12.5, 2, 12_530],
    [500, 7, 2, 40],
    [3330, 10, 2, 330],
    [150, 3.333, 2, 0],
    [150, 3.334, 2, 10],
    [1500, 0.3333333, 2, 0],
    [10_000_000_500, 7, 2, 700_000_040],
    [0, 10, 2, 0],
    [1000, Number.NaN, 2, 0],
    [1000, Number.POSITIVE_INFINITY, 2, 0],
    [1235, 10, 3, 124],
    [1234, 10, 3, 123],
    [1235, 10, 2, 120],
    [1_005_000, 10, 0, 101_000],
    [1_004_000, 10, 0, 100_000],
    [4000, 10, 0, 0],
    [5000, 10, 0, 1000],
  ] as const)('%p thousandths at %p %% are with %p decimals %p thousandths', (amount, percent, digits, expected) => {
    expect(percentOf(minor(amount), percent, digits)).toBe(expected);
  });

  const CASES = [0, 2, 3].flatMap((digits) => [2, 3, 4, 5, 6].map((decimals) => [decimals, digits as CurrencyDigits]));
  it.each(CASES as [number, CurrencyDigits][])(
    'percentages with up to %p decimals equal the result of integer arithmetic in a currency with %p',
    (decimals, digits) => {
      const scale = 10 ** decimals;
      const step = 10 ** (3 - digits);
      const divisor = BigInt(100 * scale);
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 10 ** (12 - decimals) }),
          fc.integer({ min: 0, max: 100 * scale }),
          (units, scaled) => {
            const exact = (2n * BigInt(units) * BigInt(scaled) + divisor) / (2n * divisor);
            expect(percentOf(minor(units * step), scaled / scale, digits)).toBe(Number(exact) * step);
          },
        ),
        { numRuns: 1000 },
      );
    },
  );
});

describe('formatPrice and formatAmount', () => {
  it.each([
    ['with two decimals and the currency on the right', 12_500, EURO, 'en', '12.50\u00a0€'],
    [
      'with the currency on the left',
      12_500,
      { ...EURO, currency: '$', currency_position: 'left' },
      'en',
      '$\u00a012.50',
    ],
    ['with a no-break space between thousands', 1_234_567_890, EURO, 'ru', '1\u00a0234\u00a0567.89\u00a0€'],
    ['without a thousands separator in Arabic', 1_234_567_890, EURO, 'ar', '1234567.89\u00a0€'],
    ['without a thousands separator in Hebrew', 1_234_560, EURO, 'il', '1234.56\u00a0€'],
    ['with the currency exactly as the hotel writes it', 1000, { ...EURO, currency: 'د.إ' }, 'ar', '1.00\u00a0د.إ'],
    ['without a space if there is no currency', 1000, { ...EURO, currency: '' }, 'en', '1.00'],
    ['with leading zeros for one cent', 10, EURO, 'en', '0.01\u00a0€'],
    ['with three decimals for dinars', 1_234_567, DINAR, 'en', '1\u00a0234.567\u00a0KWD'],
    ['with leading zeros for one fils', 1, DINAR, 'ar', '0.001\u00a0KWD'],
    ['without decimals and point for yen', 1_234_000, YEN, 'en', '¥\u00a01\u00a0234'],
    ['rounded half up to the currency', 1_255, EURO, 'en', '1.26\u00a0€'],
    ['rounded half up to whole yen', 1_500, YEN, 'en', '¥\u00a02'],
    ['as an empty text if it is 0', 0, EURO, 'en', ''],
    ['as an empty text if it is negative', -1000, EURO, 'en', ''],
  ] as const)('formats a price %s', (_title, amount, money, language, expected) => {
    expect(formatPrice(minor(amount), money, language)).toBe(expected);
  });

  it.each(LANGUAGES)('formats a price with its currency on either side in %s', (language) => {
    const thousands = language === 'ar' || language === 'il' ? '' : '\u00a0';
    const number = `1${thousands}234${thousands}567.05`;
    const written = (currency_position: 'left' | 'right') =>
      formatPrice(minor(1_234_567_050), { currency: 'CHF', currency_position, currency_digits: 2 }, language);
    expect(written('left')).toBe(`CHF\u00a0${number}`);
    expect(written('right')).toBe(`${number}\u00a0CHF`);
    expect(formatAmount(minor(-1_000_000), { ...EURO, currency: '' }, language)).toBe(`-1${thousands}000.00`);
  });

  it('formatAmount formats totals of 0 and below', () => {
    expect(formatAmount(minor(0), EURO, 'en')).toBe('0.00\u00a0€');
    expect(formatAmount(minor(-1200), EURO, 'en')).toBe('-1.20\u00a0€');
  });

  it.each([
    [1_234_500, 2, '1234.50'],
    [1_234_500, 3, '1234.500'],
    [1_234_500, 0, '1235'],
    [-1_200, 2, '-1.20'],
    [0, 3, '0.000'],
    [0, 0, '0'],
  ] as const)('amountText writes %p thousandths with %p decimals as %p', (amount, digits, expected) => {
    expect(amountText(minor(amount), digits)).toBe(expected);
  });
});
