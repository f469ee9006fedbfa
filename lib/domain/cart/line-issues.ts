import type { HotelNow } from '../booking/hotel-time';
import { hasPastAnswer } from '../options/past-answers';
import type { CartLine } from './cart';
import { type Catalogue, checkCart, type LineChange } from './cart-check';
import { type UnavailableLine, unavailableLines } from './unavailable-lines';

/** What keeps a line from being ordered as it stands, or what the guest has to accept first. */
export type LineIssue =
  | LineChange
  | UnavailableLine
  /** A day or time that the guest chose is over. */
  | { key: string; kind: 'over' };

const WORST_FIRST: readonly LineIssue['kind'][] = ['gone', 'sold-out', 'closed', 'choices', 'over', 'price'];

/** The issue of each line, at most one: a line that is no longer offered reports no price change as well. */
export function lineIssues(lines: readonly CartLine[], catalogue: Catalogue, now: HotelNow): LineIssue[] {
  const over = lines.filter(({ product }) => hasPastAnswer(product.property, now));
  const all: LineIssue[] = [
    ...checkCart(lines, catalogue),
    ...unavailableLines(lines, catalogue, now),
    ...over.map(({ key }) => ({ key, kind: 'over' as const })),
  ];
  return lines.flatMap(({ key }) => {
    const own = all.filter((issue) => issue.key === key);
    return own.sort((one, other) => rank(one) - rank(other)).slice(0, 1);
  });
}

const rank = ({ kind }: LineIssue): number => WORST_FIRST.indexOf(kind);
