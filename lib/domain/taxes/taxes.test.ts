import type { CurrencyDigits, Minor } from '../money/money';
import { addedTax, type TaxRate } from './added-tax';
import { taxesOf } from './taxes';

const FOOD: TaxRate = { id: 'food', percent: 10, included: true };
const GOODS: TaxRate = { id: 'goods', percent: 21, included: true };
const CITY: TaxRate = { id: 'city', percent: 8.875, included: false };
const NIGHT: TaxRate = { id: 'night', percent: 10, included: false };
const FREE: TaxRate = { id: 'free', percent: 0, included: true };

const amount = (decimal: number, tax: string | null) => ({ amount: Math.round(decimal * 1000) as Minor, tax });

/** The rates of a cart as 'id: gross = net + tax'. */
const written = (amounts: readonly ReturnType<typeof amount>[], rates: readonly TaxRate[], digits: CurrencyDigits) =>
  taxesOf(amounts, rates, digits).map(
    ({ rate, gross, net, tax }) => `${rate.id}: ${gross / 1000} = ${net / 1000} + ${tax / 1000}`,
  );

it.each<[string, Parameters<typeof written>, string[]]>([
  ['has no taxes without rates', [[amount(12, null)], [], 2], []],
  ['has none of a line without a rate', [[amount(12, null)], [FOOD], 2], []],
  ['has none of a line whose rate is gone', [[amount(12, 'old')], [FOOD], 2], []],
  ['contains 10 % in 13.20', [[amount(13.2, 'food')], [FOOD], 2], ['food: 13.2 = 12 + 1.2']],
  ['contains 21 % in 1.00', [[amount(1, 'goods')], [GOODS], 2], ['goods: 1 = 0.83 + 0.17']],
  ['rounds half a cent up', [[amount(0.05, 'night')], [NIGHT], 2], ['night: 0.06 = 0.05 + 0.01']],
  ['adds 8.875 % to 100', [[amount(100, 'city')], [CITY], 2], ['city: 108.88 = 100 + 8.88']],
  [
    'adds up the lines of a rate before it rounds',
    [[amount(0.04, 'night'), amount(0.04, 'night'), amount(0.04, 'night')], [NIGHT], 2],
    ['night: 0.13 = 0.12 + 0.01'],
  ],
  [
    // 0.5 + 0.5 cents: the sum is a whole cent, and each rate alone would round up.
    'gives the cent of two halves to the first rate',
    [[amount(0.05, 'night'), amount(0.05, 'late')], [NIGHT, { ...NIGHT, id: 'late' }], 2],
    ['night: 0.06 = 0.05 + 0.01', 'late: 0.05 = 0.05 + 0'],
  ],
  [
    // 0.3636 and 0.3471 cents: together 0.7107, which is one cent.
    'gives the cent that is left to the rate that has lost more',
    [[amount(0.02, 'goods'), amount(0.04, 'food')], [GOODS, FOOD], 2],
    ['goods: 0.02 = 0.02 + 0', 'food: 0.04 = 0.03 + 0.01'],
  ],
  [
    'rounds what is included apart from what is added',
    [[amount(0.05, 'night'), amount(0.05, 'food')], [FOOD, NIGHT], 2],
    ['food: 0.05 = 0.05 + 0', 'night: 0.06 = 0.05 + 0.01'],
  ],
  ['has a rate of 0 %', [[amount(3, 'free')], [FREE], 2], ['free: 3 = 3 + 0']],
  ['leaves a rate out whose lines cost nothing', [[amount(0, 'food')], [FOOD], 2], []],
  ['rounds yen', [[amount(1005, 'night')], [NIGHT], 0], ['night: 1106 = 1005 + 101']],
  ['rounds dinars to fils', [[amount(1.235, 'night')], [NIGHT], 3], ['night: 1.359 = 1.235 + 0.124']],
  ['mirrors what is given back', [[amount(-0.05, 'night')], [NIGHT], 2], ['night: -0.06 = -0.05 + -0.01']],
  [
    'takes a returned line off its rate',
    [[amount(11, 'food'), amount(-11, 'food'), amount(2.2, 'food')], [FOOD], 2],
    ['food: 2.2 = 2 + 0.2'],
  ],
  [
    'mirrors the cent of two halves',
    [[amount(-0.05, 'night'), amount(-0.05, 'late')], [NIGHT, { ...NIGHT, id: 'late' }], 2],
    ['night: -0.06 = -0.05 + -0.01', 'late: -0.05 = -0.05 + 0'],
  ],
])('a cart %s', (_title, cart, expected) => {
  expect(written(...cart)).toEqual(expected);
});

it('finds the rate of an id that is a number in one place and a text in another', () => {
  expect(taxesOf([{ amount: 1100 as Minor, tax: '7' }], [{ ...FOOD, id: 7 }], 2)).toMatchObject([{ tax: 100 }]);
});

it('splits the tax of a rate over its lines, which add up to it', () => {
  const cart = [amount(0.04, 'night'), amount(5, null), amount(0.05, 'night'), amount(0.07, 'night')];
  expect(taxesOf(cart, [NIGHT], 2)).toMatchObject([
    {
      tax: 20,
      parts: [
        { place: 0, tax: 0 },
        { place: 2, tax: 10 },
        { place: 3, tax: 10 },
      ],
    },
  ]);
});

it('adds to the total what is not included, rounded once, and nothing else', () => {
  expect(addedTax([amount(0.05, 'night'), amount(11, 'food'), amount(100, 'city')], [FOOD, NIGHT, CITY], 2)).toBe(8880);
  expect(addedTax([amount(11, 'food')], [FOOD], 2)).toBe(0);
  expect(addedTax([amount(1_000_000_000, 'night')], [NIGHT], 2)).toBe(100_000_000_000);
});
