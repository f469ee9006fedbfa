import { addUp, type CurrencyDigits, type Minor, minorUnitOf, minus, times } from '../money/money';
import { divideHalfUp, percentUnits, rateOf, type TaxedAmount, type TaxRate, WHOLE } from './added-tax';
import { apportion, type Share, sumOfShares } from './apportion';

/** What is paid with the tax, without it, and the tax. `gross` is `net` and `tax` together. */
export type RateSums = { gross: Minor; net: Minor; tax: Minor };

/**
 * The amounts of one rate. `parts`: the places of what is taxed by it, and the tax of each, which add up to `tax`.
 */
export type RateTaxes<R extends TaxRate = TaxRate> = RateSums & {
  rate: R;
  parts: readonly { place: number; tax: Minor }[];
};

/**
 * The taxes in these amounts or on top of them, by rate, in the hotel's order; rates without an amount are left out. Those
 * that the prices contain and those that are added are each rounded together: their sum is rounded half up once to the
 * currency's minor unit, and the rates' taxes add up to it. Rules: taxes/TA2, taxes/TA3, taxes/TA4.
 */
export function taxesOf<R extends TaxRate>(
  amounts: readonly TaxedAmount[],
  rates: readonly R[],
  digits: CurrencyDigits,
): readonly RateTaxes<R>[] {
  const unit = minorUnitOf(digits);
  const taxed = rates.map((rate) => ({ rate, parts: partsOf(amounts, rate, unit) }));
  const found = taxed.filter(({ parts }) => parts.some(({ amount }) => amount !== 0));
  const taxes = new Map(
    [true, false].flatMap((included) => {
      const group = found.filter(({ rate }) => rate.included === included);
      const shares = group.map(({ parts }) => sumOfShares(parts.map(({ share }) => share)));
      const rounded = apportion(roundedSum(shares), shares);
      return group.map((each, place) => [each.rate, rounded[place] ?? 0n] as const);
    }),
  );
  return found.map(({ rate, parts }) => {
    const units = taxes.get(rate) ?? 0n;
    const ofParts = apportion(
      units,
      parts.map(({ share }) => share),
    );
    const tax = inUnits(units, unit);
    const amount = addUp(parts.map((part) => part.amount));
    return {
      rate,
      ...(rate.included
        ? { gross: amount, net: minus(amount, tax), tax }
        : { gross: addUp([amount, tax]), net: amount, tax }),
      parts: parts.map(({ place }, index) => ({ place, tax: inUnits(ofParts[index] ?? 0n, unit) })),
    };
  });
}

/** The amounts of a rate with their exact taxes in the currency's minor units. */
function partsOf(amounts: readonly TaxedAmount[], rate: TaxRate, unit: Minor) {
  const percent = percentUnits(rate);
  const denominator = (rate.included ? WHOLE + percent : WHOLE) * BigInt(unit);
  return amounts.flatMap((each, place) =>
    rateOf([rate], each) === undefined
      ? []
      : [{ place, amount: each.amount, share: { numerator: BigInt(each.amount) * percent, denominator } }],
  );
}

function roundedSum(shares: readonly Share[]): bigint {
  const { numerator, denominator } = sumOfShares(shares);
  return divideHalfUp(numerator, denominator);
}

const inUnits = (units: bigint, unit: Minor): Minor => times(unit, Number(units));
