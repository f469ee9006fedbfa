import type { HotelNow } from '../booking/hotel-time';
import { hasPastAnswer } from '../booking/past-answers';
import type { CartLine } from './cart';
import { type Catalogue, checkCart, type LineChange } from './cart-check';
import { type StockShortage, stockShortages } from './stock-shortages';
import { type UnavailableLine, unavailableLines } from './unavailable-lines';

/** A reason why a cart line cannot be ordered unchanged, or a change that the guest must accept first. */
export type LineIssue =
  | LineChange
  | UnavailableLine
  | StockShortage
  /** A day or time that the guest chose is in the past. */
  | { key: string; kind: 'over' };

const WORST_FIRST: readonly LineIssue['kind'][] = [
  'gone',
  'sold-out',
  'closed',
  'reopened',
  'choices',
  'few',
  'over',
  'price',
];

/** Returns at most one issue for each line, the worst: a removed product does not also report a price change. */
export function lineIssues(lines: readonly CartLine[], catalogue: Catalogue, now: HotelNow): LineIssue[] {
  const over = lines.filter(({ product }) => hasPastAnswer(product.property, now));
  const all: LineIssue[] = [
    ...checkCart(lines, catalogue),
    ...unavailableLines(lines, catalogue, now),
    ...stockShortages(lines, catalogue, now),
    ...over.map(({ key }) => ({ key, kind: 'over' as const })),
  ];
  return lines.flatMap(({ key }) => {
    const own = all.filter((issue) => issue.key === key);
    return own.sort((one, other) => rank(one) - rank(other)).slice(0, 1);
  });
}

const rank = ({ kind }: LineIssue): number => WORST_FIRST.indexOf(kind);
