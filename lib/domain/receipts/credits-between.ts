import { addUp, leftOf, type Minor } from '../money/money';
import type { Returned } from '../taxes/returned-taxes';
import type { ReceiptLine } from './receipt-content';

/**
 * What staff have taken off an order's price. `ofRates`: how much of it belongs to each rate of the order; null: it is not
 * for certain lines. `lines`: those that it is for.
 */
export type Credit = { amount: Minor; ofRates: readonly Minor[] | null; lines: readonly ReceiptLine[] };

/**
 * What an amount that was given back consists of: credits are given back in their order, so it is a stretch of their sum from
 * `from` on; what goes beyond them belongs to the whole order. A credit that is not in it as a whole counts as an amount
 * without lines.
 */
export function creditsBetween(
  credits: readonly Credit[],
  { from, amount }: { from: Minor; amount: Minor },
): { parts: readonly Returned[]; lines: readonly ReceiptLine[] } {
  const until = addUp([from, amount]);
  const within = credits.map((credit, index) => {
    const beginning = addUp(credits.slice(0, index).map((before) => before.amount));
    const end = addUp([beginning, credit.amount]);
    const share = leftOf(end < until ? end : until, beginning > from ? beginning : from);
    return { credit, share, isWhole: share === credit.amount };
  });
  const rest = leftOf(amount, addUp(within.map(({ share }) => share)));
  const given = within.filter(({ share }) => share > 0);
  return {
    parts: [
      ...given.map(({ credit, share, isWhole }) => ({ amount: share, ofRates: isWhole ? credit.ofRates : null })),
      ...(rest > 0 ? [{ amount: rest, ofRates: null }] : []),
    ],
    lines: given.flatMap(({ credit, isWhole }) => (isWhole ? credit.lines : [])),
  };
}
