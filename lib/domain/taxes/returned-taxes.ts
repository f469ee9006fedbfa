import {
  addUp,
  type CurrencyDigits,
  leftOf,
  lesserOf,
  type Minor,
  minorUnitOf,
  minus,
  NO_MONEY,
  times,
} from '../money/money';
import { divideHalfUp } from './added-tax';
import { apportion } from './apportion';
import type { RateSums } from './taxes';

/** What of an order is given back. `ofRates`: what of it belongs to each rate; null: it is spread over everything. */
export type Returned = { amount: Minor; ofRates: readonly Minor[] | null };

type TaxedOrder = {
  /** What the guest paid, with what is not taxed. */
  total: Minor;
  taxes: readonly RateSums[];
  digits: CurrencyDigits;
};

/**
 * The taxes in each of an order's refunds, by the rates of the order. Each is the tax of everything that was given back
 * until then, less that before it, so that refunds of the whole order add up to its taxes to the minor unit, in whatever
 * parts and order. An amount without lines is spread over what is left of each rate and of what is not taxed. Rule:
 * taxes/TA5.
 */
export function returnedTaxes(
  { total, taxes, digits }: TaxedOrder,
  refunds: readonly Returned[],
): readonly (readonly RateSums[])[] {
  const whole = [...taxes.map(({ gross }) => gross), leftOf(total, addUp(taxes.map(({ gross }) => gross)))];
  const unit = minorUnitOf(digits);
  let given: readonly Minor[] = whole.map(() => NO_MONEY);
  return refunds.map((refund) => {
    const before = given;
    const left = whole.map((amount, place) => leftOf(amount, before[place] ?? NO_MONEY));
    const parts = partsOfRefund(refund, left, unit);
    given = before.map((amount, place) => addUp([amount, parts[place] ?? NO_MONEY]));
    return taxes.map((sums, place) => {
      const gross = parts[place] ?? NO_MONEY;
      const taxUntil = (returned: Minor = NO_MONEY) => taxOfPart(sums, returned, unit);
      const tax = minus(taxUntil(given[place]), taxUntil(before[place]));
      return { gross, net: minus(gross, tax), tax };
    });
  });
}

/**
 * The amount of a refund by rate, never more than is left of one; the last part is not taxed. What names its rates and is more than
 * they have left is first of what is not taxed.
 */
function partsOfRefund({ amount, ofRates }: Returned, left: readonly Minor[], unit: Minor): readonly Minor[] {
  const named = left.map((most, place) => lesserOf(most, ofRates?.[place] ?? NO_MONEY));
  const untaxed = left.length - 1;
  if (ofRates !== null) named[untaxed] = lesserOf(left[untaxed] ?? NO_MONEY, leftOf(amount, addUp(named)));
  const free = left.map((most, place) => leftOf(most, named[place] ?? NO_MONEY));
  const spread = spreadOver(leftOf(amount, addUp(named)), free, unit);
  return named.map((part, place) => addUp([part, spread[place] ?? NO_MONEY]));
}

/** A thousandth, in which amounts are kept. */
const FINEST = minorUnitOf(3);

/**
 * Spreads an amount over parts in proportion to what is left of each, in whole minor units unless the amounts themselves
 * are finer.
 */
function spreadOver(amount: Minor, left: readonly Minor[], unit: Minor): readonly Minor[] {
  const sum = addUp(left);
  if (amount >= sum) return left;
  const step = [amount, ...left].every((each) => each % unit === 0) ? unit : FINEST;
  const parts = apportion(
    BigInt(amount / step),
    left.map((each) => ({ numerator: BigInt(amount) * BigInt(each), denominator: BigInt(sum) * BigInt(step) })),
  );
  return parts.map((part) => times(step, Number(part)));
}

/** The tax in a part of a rate's gross, rounded half up to whole minor units. */
function taxOfPart({ gross, tax }: RateSums, part: Minor, unit: Minor): Minor {
  if (gross === 0) return NO_MONEY;
  return times(unit, Number(divideHalfUp(BigInt(tax) * BigInt(part), BigInt(gross) * BigInt(unit))));
}
