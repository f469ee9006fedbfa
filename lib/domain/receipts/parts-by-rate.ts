import { type CurrencyDigits, type Minor, minorUnitOf, NO_MONEY, times } from '../money/money';
import { percentUnits, type TaxRate, WHOLE } from '../taxes/added-tax';
import { apportion } from '../taxes/apportion';

type Rate = Pick<TaxRate, 'percent' | 'included'>;

/** What a line costs as the hotel's prices have it; `rate` undefined: it is not taxed. */
type TaxedLine<R> = { amount: Minor; rate: R | undefined };

/**
 * Divides an amount that is given back for some lines by their rates, in the order of `rates` and last what is not taxed, in
 * proportion to what the lines cost with their taxes. The parts add up to the amount unless the lines cost nothing.
 */
export function partsByRate<R extends Rate>(
  amount: Minor,
  lines: readonly TaxedLine<R>[],
  { rates, digits }: { rates: readonly R[]; digits: CurrencyDigits },
): readonly Minor[] {
  const groups = [...rates, undefined];
  const weights = groups.map((rate) =>
    lines.reduce((sum, line) => (line.rate === rate ? sum + BigInt(line.amount) * grossUnits(rate) : sum), 0n),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole <= 0n) return groups.map(() => NO_MONEY);
  const unit = amount % minorUnitOf(digits) === 0 ? minorUnitOf(digits) : FINEST_UNIT;
  const units = BigInt(amount / unit);
  const parts = apportion(
    units,
    weights.map((weight) => ({ numerator: units * weight, denominator: whole })),
  );
  return parts.map((part) => times(unit, Number(part)));
}

const FINEST_UNIT = minorUnitOf(3);

/** What a price of one whole comes to with the tax that is added to it. */
const grossUnits = (rate: Rate | undefined): bigint =>
  rate === undefined || rate.included ? WHOLE : WHOLE + percentUnits(rate);
