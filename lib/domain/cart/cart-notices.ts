import type { Text } from '../i18n/text';
import { minimumOf } from '../money/decimal-amounts';
import { addUp, leftOf, type Minor, notNegative } from '../money/money';
import { lineTotal } from '../money/price';
import type { Id } from '../options/kit';
import type { CartLine } from './cart';
import { isUnder } from './under-section';

/**
 * What a hotel says to a cart with something of certain sections in it. Rule: cart/CT13.
 */
export type CartNotice = {
  /** Ids of parent sections. */
  under: readonly Id[];
  text: Text;
  /** The least that must be ordered from these sections, a decimal in the hotel's currency; null: none. */
  minimum: number | null;
};

export type VisibleNotice = {
  text: Text;
  /** 0: the notice asks for nothing. */
  minimum: Minor;
  /** What is still missing to the minimum; 0: nothing. */
  missing: Minor;
};

/**
 * The notices that a cart shows, in the hotel's order. A minimum counts what its sections' lines cost, without
 * charges.
 */
export const visibleNotices = (notices: readonly CartNotice[], lines: readonly CartLine[]): VisibleNotice[] =>
  notices.flatMap((notice) => {
    const concerned = lines.filter((line) => isUnder(line, notice.under));
    if (concerned.length === 0) return [];
    const ordered = addUp(concerned.map((line) => lineTotal(line.product, line.quantity)));
    const minimum = notNegative(minimumOf(notice));
    return [{ text: notice.text, minimum, missing: leftOf(minimum, ordered) }];
  });

/** Whether a minimum that is not reached holds the sending back. */
export const isOrderBlocked = (notices: readonly VisibleNotice[]): boolean =>
  notices.some(({ missing }) => missing > 0);
