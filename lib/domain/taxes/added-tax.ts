import { type Id, sameId } from '../id';
import { type CurrencyDigits, type Minor, minorUnitOf, times } from '../money/money';

/** A tax of the hotel. `included`: the prices contain it; otherwise it is added to them. Rule: taxes/TA1. */
export type TaxRate = { id: Id; percent: number; included: boolean };

/** What a line or a charge costs, and the id of its tax; null: it is not taxed. */
export type TaxedAmount = { amount: Minor; tax: Id | null };

/** A percentage has at most three decimals. */
const PERCENT_SCALE = 1000;
/** 100 % in these units. */
export const WHOLE = BigInt(100 * PERCENT_SCALE);

/** A percentage as a whole number of thousandths, so that nothing is rounded before the end. */
export const percentUnits = ({ percent }: Pick<TaxRate, 'percent'>): bigint =>
  BigInt(Math.round(percent * PERCENT_SCALE));

/** Divides whole numbers and rounds half up; a negative quotient as its positive twin. `divisor`: above 0. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const half = (2n * (dividend < 0n ? -dividend : dividend) + divisor) / (2n * divisor);
  return dividend < 0n ? -half : half;
}

export const rateOf = <R extends TaxRate>(rates: readonly R[], { tax }: TaxedAmount): R | undefined =>
  tax === null ? undefined : rates.find(({ id }) => sameId(id, tax));

/**
 * The taxes that come on top of these amounts, rounded half up once. Apart from the parts of it by rate (`taxesOf`), so
 * that a page which shows nothing but a total loads no more than this. Rule: taxes/TA3.
 */
export function addedTax(amounts: readonly TaxedAmount[], rates: readonly TaxRate[], digits: CurrencyDigits): Minor {
  const exact = amounts.reduce((sum, each) => {
    const rate = rateOf(rates, each);
    return rate === undefined || rate.included ? sum : sum + BigInt(each.amount) * percentUnits(rate);
  }, 0n);
  const unit = minorUnitOf(digits);
  return times(unit, Number(divideHalfUp(exact, WHOLE * BigInt(unit))));
}
