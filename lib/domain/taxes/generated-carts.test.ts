import { pickFrom, seeded } from '@/tests/builders/generated/seeded';
import type { CurrencyDigits, Minor } from '../money/money';
import { addedTax, type TaxedAmount, type TaxRate } from './added-tax';
import { taxesOf } from './taxes';

/** A million with `npm run test:all`. */
const CARTS = process.env.TEST_ALL === 'on' ? 1_000_000 : 50_000;

const PERCENTS = [0, 2.5, 4, 5, 5.5, 7, 7.7, 8.1, 8.875, 10, 12, 13.475, 19, 20, 21, 25.5, 100];
const UNITS: Readonly<Record<CurrencyDigits, number>> = { 0: 1000, 2: 10, 3: 1 };

type GeneratedCart = { rates: readonly TaxRate[]; amounts: readonly TaxedAmount[]; digits: CurrencyDigits };

/** A cart of up to eight lines with up to four rates; now and then one that gives back, or mixes both. */
function generatedCart(random: () => number): GeneratedCart {
  const digits = pickFrom<CurrencyDigits>(random, [2, 2, 2, 0, 3]);
  const rates = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, id) => ({
    id,
    percent: pickFrom(random, PERCENTS),
    included: random() < 0.6,
  }));
  const sign = pickFrom(random, ['plus', 'plus', 'plus', 'minus', 'mixed']);
  const most = pickFrom(random, [30, 3000, 300_000]);
  const amounts = Array.from({ length: 1 + Math.floor(random() * 8) }, () => {
    const units = Math.floor(random() * most);
    const isNegative = sign === 'minus' || (sign === 'mixed' && random() < 0.5);
    return {
      amount: ((isNegative ? -units : units) * UNITS[digits] + 0) as Minor,
      tax: random() < 0.1 ? null : Math.floor(random() * rates.length),
    };
  });
  return { rates, amounts, digits };
}

type Exact = { rate: TaxRate; gross: number; exact: bigint };

/** Rounds half up; what is negative as its positive twin. */
const nearest = (value: bigint, whole: bigint): bigint =>
  value < 0n ? -nearest(-value, whole) : (value + whole / 2n) / whole;

/**
 * The taxes of a group by another algorithm than the product's: all exact amounts over one denominator, each rate rounded for
 * itself, and then corrected unit by unit, where it hurts least, until they add up to the rounded sum.
 */
function correctedTaxes(group: readonly Exact[], whole: bigint): readonly bigint[] {
  const sum = group.reduce((all, { exact }) => all + exact, 0n);
  if (sum < 0n)
    return correctedTaxes(
      group.map((each) => ({ ...each, exact: -each.exact })),
      whole,
    ).map((tax) => -tax);
  const taxes = group.map(({ exact }) =>
    exact < 0n ? -((-exact + (whole - 1n) / 2n) / whole) : nearest(exact, whole),
  );
  const wanted = nearest(sum, whole);
  /** How much a rate's tax is above its exact amount. */
  const excess = (place: number) => (taxes[place] ?? 0n) * whole - (group[place]?.exact ?? 0n);
  const places = group.map((_, place) => place);
  for (let given = taxes.reduce((all, tax) => all + tax, 0n); given > wanted; given -= 1n) {
    const place = places.reduceRight((worst, each) => (excess(each) > excess(worst) ? each : worst));
    taxes[place] = (taxes[place] ?? 0n) - 1n;
  }
  for (let given = taxes.reduce((all, tax) => all + tax, 0n); given < wanted; given += 1n) {
    const place = places.reduce((worst, each) => (excess(each) < excess(worst) ? each : worst));
    taxes[place] = (taxes[place] ?? 0n) + 1n;
  }
  return taxes;
}

/** Tax by rate in minor units, and the sum of those that are added. */
function expectedTaxes({ rates, amounts, digits }: GeneratedCart) {
  const unit = UNITS[digits];
  const divisors = rates.map(({ percent, included }) => 100_000 + (included ? Math.round(percent * 1000) : 0));
  const whole = divisors.reduce((product, each) => product * BigInt(each), 2n);
  const groups = rates.map((rate, place): Exact => {
    const own = amounts.filter(({ tax }) => tax === rate.id).map(({ amount }) => amount / unit);
    const gross = own.reduce((sum, each) => sum + each, 0);
    const exact = (BigInt(gross) * BigInt(Math.round(rate.percent * 1000)) * whole) / BigInt(divisors[place] ?? 1);
    return { rate, gross, exact };
  });
  const byRate = new Map<TaxRate, bigint>();
  for (const included of [true, false]) {
    const group = groups.filter(
      ({ rate }) => rate.included === included && amounts.some(({ tax, amount }) => tax === rate.id && amount !== 0),
    );
    for (const [place, tax] of correctedTaxes(group, whole).entries()) {
      const rate = group[place]?.rate;
      if (rate !== undefined) byRate.set(rate, tax);
    }
  }
  return byRate;
}

it(`computes the taxes of ${CARTS.toLocaleString('en')} carts as an independent algorithm does, and all parts add up`, () => {
  const random = seeded(37);
  const wrong: string[] = [];
  for (let turn = 0; turn < CARTS && wrong.length < 5; turn += 1) {
    const cart = generatedCart(random);
    const taxes = taxesOf(cart.amounts, cart.rates, cart.digits);
    const expected = expectedTaxes(cart);
    const unit = UNITS[cart.digits];
    const isRight =
      taxes.length === expected.size &&
      taxes.every(({ rate, gross, net, tax, parts }) => {
        const amount = parts.reduce((sum, { place }) => sum + (cart.amounts[place]?.amount ?? 0), 0);
        return (
          tax === Number(expected.get(rate)) * unit &&
          gross === net + tax &&
          (rate.included ? gross : net) === amount &&
          parts.reduce((sum, part) => sum + part.tax, 0) === tax
        );
      });
    const added = taxes.filter(({ rate }) => !rate.included).reduce((sum, { tax }) => sum + tax, 0);
    if (!isRight || addedTax(cart.amounts, cart.rates, cart.digits) !== added) wrong.push(JSON.stringify(cart));
  }
  expect(wrong).toEqual([]);
});
