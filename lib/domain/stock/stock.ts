/** `all`: counted until nothing is left. `day`: counted anew for each day of the hotel. */
export const STOCK_PERIODS = ['all', 'day'] as const;
export type StockPeriod = (typeof STOCK_PERIODS)[number];

/** How many pieces of a product or a choice there are. Rule: stock/SK1. */
export type Stock = { amount: number; per: StockPeriod };

/** From here down guests read how many pieces are left. */
const FEW = 5;

/** The number that guests read: of few pieces; null: many are left, none, or nobody counts. Rule: stock/SK7. */
export const fewLeft = (left: number | null | undefined): number | null =>
  left != null && left > 0 && left <= FEW ? left : null;

/** The number that a form says: of few pieces, or of those that it has reached; null: nothing to say. Rule: stock/SK7. */
export const leftToSay = (left: number | null | undefined, quantity: number): number | null =>
  fewLeft(left) ?? (left != null && left > 0 && quantity >= left ? left : null);

/**
 * Whether guests read something else after pieces were taken or given back. Only then are pages and open screens refreshed,
 * because a number that nobody reads must not empty a hotel's page cache with each order. Rule: stock/SK9.
 */
export const isStockNews = (before: number, after: number): boolean =>
  before !== after && Math.min(before, after) <= FEW;

/** What staff have decided over the hotel's files: a rule, or that nobody counts; undefined: nothing. */
type StaffDecision = { per: StockPeriod; amount: number | null } | undefined;

/**
 * The rule of an item: what staff have decided, else the file's; null: nobody counts it. `ofDay`: the amount that staff
 * have set for one day alone. Rule: stock/SK8.
 */
export function effectiveStock(
  file: Stock | null,
  { standing, ofDay }: { standing: StaffDecision; ofDay: number | undefined },
): Stock | null {
  const { per, amount } = standing ?? file ?? { per: 'all', amount: null };
  if (amount === null) return null;
  return { per, amount: per === 'day' && ofDay !== undefined ? ofDay : amount };
}

/** What is left; never below 0, because staff may set less than is taken. */
export const leftOf = ({ amount }: Pick<Stock, 'amount'>, taken: number): number => Math.max(0, amount - taken);
