import type { Text } from '../i18n/text';
import type { Id } from '../id';
import { addUp, leftOf, type Minor, minimumOf, notNegative } from '../money/money';
import { lineTotal } from '../money/price';
import type { CartLine } from './cart';
import { isUnder } from './under-section';

/** A hotel's notice that the cart displays if it contains products of certain sections. Rule: cart/CT13. */
export type CartNotice = {
  /** Ids of parent sections. */
  under: readonly Id[];
  text: Text;
  /** Minimum order value of these sections, a decimal in the hotel's currency; null: no minimum. */
  minimum: number | null;
};

export type VisibleNotice = {
  text: Text;
  /** Minimum order value; 0: no minimum. */
  minimum: Minor;
  /** What is missing to the minimum; 0: the minimum is reached. */
  missing: Minor;
};

/**
 * Returns the notices that a cart displays, in the hotel's order. The minimum is compared with the lines of its
 * sections without charges.
 */
export const visibleNotices = (notices: readonly CartNotice[], lines: readonly CartLine[]): VisibleNotice[] =>
  notices.flatMap((notice) => {
    const concerned = lines.filter((line) => isUnder(line, notice.under));
    if (concerned.length === 0) return [];
    const ordered = addUp(concerned.map((line) => lineTotal(line.product, line.quantity)));
    const minimum = notNegative(minimumOf(notice));
    return [{ text: notice.text, minimum, missing: leftOf(minimum, ordered) }];
  });

/** Whether the order cannot be sent because a minimum is not reached. */
export const isOrderBlocked = (notices: readonly VisibleNotice[]): boolean =>
  notices.some(({ missing }) => missing > 0);
