import { pickFrom, seeded } from '@/tests/builders/generated/seeded';
import { addUp, type CurrencyDigits, type Minor, minorUnitOf } from '../money/money';
import { type Returned, returnedTaxes } from './returned-taxes';
import { type RateSums, taxesOf } from './taxes';

const minor = (decimal: number) => Math.round(decimal * 1000) as Minor;
const sums = (gross: number, tax: number): RateSums => ({
  gross: minor(gross),
  net: (minor(gross) - minor(tax)) as Minor,
  tax: minor(tax),
});

/** 13.20 with 10 %, 12.10 with 21 %, and 4.70 without a tax. */
const ORDER = { total: minor(30), taxes: [sums(13.2, 1.2), sums(12.1, 2.1)], digits: 2 } as const;

/** What is given back: an amount, and which of it belongs to which rate. */
const back = (amount: number, ...ofRates: number[]): Returned => ({
  amount: minor(amount),
  ofRates: ofRates.length === 0 ? null : ofRates.map(minor),
});

/** The refunds' parts as 'gross (tax)' by rate. */
const refunds = (...given: Returned[]) =>
  returnedTaxes(ORDER, given).map((parts) => parts.map(({ gross, tax }) => `${gross / 1000} (${tax / 1000})`));

it.each<[string, Returned[], string[][]]>([
  ['the whole order', [back(30)], [['13.2 (1.2)', '12.1 (2.1)']]],
  ['a line of one rate', [back(6.6, 6.6, 0)], [['6.6 (0.6)', '0 (0)']]],
  ['a line that is not taxed', [back(4.7, 0, 0)], [['0 (0)', '0 (0)']]],
  ['an amount, in proportion', [back(15)], [['6.6 (0.6)', '6.05 (1.05)']]],
  [
    'a line, and then the rest',
    [back(6.6, 6.6, 0), back(23.4)],
    [
      ['6.6 (0.6)', '0 (0)'],
      ['6.6 (0.6)', '12.1 (2.1)'],
    ],
  ],
  ['no more of a rate than was paid', [back(20, 20, 0)], [['13.2 (1.2)', '2.1 (0.36)']]],
  [
    'no more than the order',
    [back(30), back(5)],
    [
      ['13.2 (1.2)', '12.1 (2.1)'],
      ['0 (0)', '0 (0)'],
    ],
  ],
  ['nothing', [back(0)], [['0 (0)', '0 (0)']]],
])('gives back the taxes of %s', (_title, given, expected) => {
  expect(refunds(...given)).toEqual(expected);
});

it('returns the taxes of 10,000 orders to the minor unit, in whatever parts they are given back', () => {
  const random = seeded(9);
  for (let turn = 0; turn < 10_000; turn += 1) {
    const digits = pickFrom<CurrencyDigits>(random, [0, 2, 3]);
    const unit = minorUnitOf(digits);
    const units = () => (Math.floor(random() * 500) * unit) as Minor;
    const rates = [
      { id: 1, percent: 10, included: true },
      { id: 2, percent: 21, included: true },
      { id: 3, percent: 8.875, included: false },
    ];
    const amounts = [null, 1, 2, 3, 2].map((tax) => ({ amount: units(), tax }));
    const taxes = taxesOf(amounts, rates, digits);
    const untaxed = amounts.filter(({ tax }) => tax === null).map(({ amount }) => amount);
    const total = addUp([...taxes.map(({ gross }) => gross), ...untaxed]);

    const given: Returned[] = [];
    for (let left: number = total; left > 0; ) {
      const amount = (random() < 0.2 ? left : Math.min(left, units() + unit)) as Minor;
      const named = Math.floor(random() * taxes.length);
      const ofRates = taxes.map((_, place) => (place === named ? amount : 0) as Minor);
      given.push({ amount, ofRates: random() < 0.5 ? null : ofRates });
      left -= amount;
    }
    const parts = returnedTaxes({ total, taxes, digits }, given);
    const sumOf = (rate: number, what: keyof RateSums) => addUp(parts.map((each) => each[rate]?.[what] ?? unit));
    const returned = taxes.map((_, rate) => [sumOf(rate, 'gross'), sumOf(rate, 'net'), sumOf(rate, 'tax')]);
    const isOdd = parts.flat().some(({ gross, net, tax }) => gross < 0 || tax < 0 || gross !== net + tax);
    if (total > 0) expect(returned).toEqual(taxes.map(({ gross, net, tax }) => [gross, net, tax]));
    expect(isOdd).toBe(false);
  }
});
