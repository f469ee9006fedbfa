import { effectiveStock, type Stock, type StockPeriod } from './stock';

/** What staff have decided about an item. `amount` null: nobody counts it any more. */
export type StandingStock = { per: StockPeriod; amount: number | null };

/** What staff say is left. `left` null: not counted any more; `per` null: as until now. */
export type StockChange = { left: number | null; per: StockPeriod | null };

/**
 * What is written for a change. `standing`: null takes the file's rule back, undefined leaves it. `ofDay`: the amount of
 * the day alone; null: none. `clearsDays`: the amounts of single days go.
 */
export type WrittenStock = {
  standing: StandingStock | null | undefined;
  ofDay: number | null;
  clearsDays: boolean;
};

/**
 * How a change of staff is written. Staff name what they see on the counter; what is taken already comes on top, so that
 * the number is right whatever was ordered while they typed. What is counted by the day already changes for that day
 * alone. `taken`: in all, and on the day of the change. Rule: stock/SK8.
 */
export function staffStock(
  { left, per: wanted }: StockChange,
  current: {
    file: Stock | null;
    standing: StandingStock | undefined;
    taken: { all: number; ofDay: number };
  },
): WrittenStock {
  const { file, standing, taken } = current;
  const per = wanted ?? standing?.per ?? file?.per ?? 'all';
  if (left === null) return { standing: { per, amount: null }, ofDay: null, clearsDays: true };
  if (per === 'all') return { standing: { per, amount: taken.all + left }, ofDay: null, clearsDays: true };
  const ofDay = taken.ofDay + left;
  const isByDay = effectiveStock(file, { standing, ofDay: undefined })?.per === 'day';
  if (isByDay) return { standing: undefined, ofDay, clearsDays: false };
  return { standing: file?.per === 'day' ? null : { per, amount: left }, ofDay, clearsDays: true };
}
