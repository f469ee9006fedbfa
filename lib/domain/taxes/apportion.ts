/** An exact share of a total, in units that cannot be divided. `denominator`: above 0. */
export type Share = { numerator: bigint; denominator: bigint };

/** The sum of shares as one. */
export const sumOfShares = (shares: readonly Share[]): Share =>
  shares.reduce(
    (sum, each) =>
      sum.denominator === each.denominator
        ? { numerator: sum.numerator + each.numerator, denominator: sum.denominator }
        : {
            numerator: sum.numerator * each.denominator + each.numerator * sum.denominator,
            denominator: sum.denominator * each.denominator,
          },
    { numerator: 0n, denominator: 1n },
  );

const negated = ({ numerator, denominator }: Share): Share => ({ numerator: -numerator, denominator });

const floorOf = ({ numerator, denominator }: Share): bigint => {
  const whole = numerator / denominator;
  return numerator % denominator < 0n ? whole - 1n : whole;
};

/**
 * Rounds shares to whole units that add up to `total`, by largest remainder: each gets what it has in full, and what is
 * left goes unit by unit to those that have lost most, of equals to the first. `total`: the sum of the shares, rounded
 * up or down. Shares of a negative sum are rounded as their positive twins, so that what is given back mirrors what was
 * charged. Rule: taxes/TA4.
 */
export function apportion(total: bigint, shares: readonly Share[]): readonly bigint[] {
  if (sumOfShares(shares).numerator < 0n) return apportion(-total, shares.map(negated)).map((part) => -part);
  const parts = shares.map(floorOf);
  const lost = shares
    .map(({ numerator, denominator }, place) => ({
      place,
      rest: { numerator: numerator - (parts[place] ?? 0n) * denominator, denominator },
    }))
    .sort((one, other) => compare(other.rest, one.rest) || one.place - other.place);
  const left = Number(total - parts.reduce((sum, part) => sum + part, 0n));
  for (const { place } of lost.slice(0, left)) parts[place] = (parts[place] ?? 0n) + 1n;
  return parts;
}

function compare(one: Share, other: Share): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  if (difference === 0n) return 0;
  return difference > 0n ? 1 : -1;
}
