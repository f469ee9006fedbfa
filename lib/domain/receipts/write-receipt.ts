import { addUp, minus, NO_MONEY } from '../money/money';
import { type Returned, returnedTaxes } from '../taxes/returned-taxes';
import type { RateSums } from '../taxes/taxes';
import { type Credit, creditsBetween } from './credits-between';
import type { DueReceipt, DueRefund, DueTip } from './due-documents';
import type { ReceiptContent, ReceiptSeller, ReceiptTax, Stopped } from './receipt-content';

/** What of an order stands on its receipt. `taxes`: of the whole order. */
export type SoldOrder = Pick<
  ReceiptContent,
  'seller' | 'money' | 'orderNum' | 'lines' | 'charge' | 'tip' | 'total' | 'payment'
> & { taxes: readonly ReceiptTax[]; credits: readonly Credit[] };

/** Writes the receipt of an order. Rule: receipts/RP4. */
export function writeReceipt({ taxes, credits, ...order }: SoldOrder, { reduced, total }: DueReceipt): ReceiptContent {
  const { parts } = creditsBetween(credits, { from: NO_MONEY, amount: reduced });
  const taken = sumOfReturned({ ...order, taxes }, parts);
  return {
    ...order,
    addedTaxes: taxes.flatMap(({ title, percent, included, tax }) =>
      included ? [] : [{ title, percent, amount: tax }],
    ),
    reduced,
    total,
    taxes: taxes.map((rate, place) => ({ ...rate, ...less(rate, taken[place]) })),
    corrects: null,
    stopped: null,
    parts: [],
  };
}

/** Writes the receipt of a tip that a guest has left after the order's own receipt. It is not taxed. Rule: receipts/RP2. */
export const writeTip = ({ seller, money, orderNum, payment }: SoldOrder, { total }: DueTip): ReceiptContent => ({
  ...{ seller, money, orderNum, payment },
  ...{ lines: [], charge: NO_MONEY, addedTaxes: [], tip: total, reduced: NO_MONEY, total, taxes: [] },
  ...{ corrects: null, stopped: null, parts: [] },
});

/**
 * Writes the document of a refund. Its taxes are those of everything that was given back until now, less those of the
 * refunds before it, so that all refunds of a receipt add up to it. `earlier`: those refunds, the oldest first. Rule:
 * receipts/RP5.
 */
export function writeRefund(
  { total, givenBefore }: DueRefund,
  from: {
    receipt: ReceiptContent;
    number: string;
    earlier: readonly Pick<ReceiptContent, 'parts'>[];
    seller: ReceiptSeller | null;
    credits: readonly Credit[];
    stopped: Stopped | null;
  },
): ReceiptContent {
  const { receipt, number, earlier, seller, credits, stopped } = from;
  const given = creditsBetween(credits, { from: addUp([receipt.reduced, givenBefore]), amount: total });
  const before = earlier.flatMap(({ parts }) => parts);
  return {
    seller: seller ?? receipt.seller,
    money: receipt.money,
    orderNum: receipt.orderNum,
    lines: given.lines,
    charge: NO_MONEY,
    addedTaxes: [],
    tip: NO_MONEY,
    reduced: NO_MONEY,
    total,
    taxes: receipt.taxes.map((rate, place) => ({
      ...rate,
      ...(sumOfReturned(receipt, [...before, ...given.parts], before.length)[place] ?? NOTHING),
    })),
    payment: receipt.payment,
    corrects: number,
    stopped,
    parts: given.parts,
  };
}

const NOTHING: RateSums = { gross: NO_MONEY, net: NO_MONEY, tax: NO_MONEY };

/** The taxes of what is given back from the part at `since` on, by rate. */
function sumOfReturned(
  { total, taxes, money }: Pick<ReceiptContent, 'total' | 'taxes' | 'money'>,
  parts: readonly Returned[],
  since = 0,
): readonly RateSums[] {
  const returned = returnedTaxes({ total, taxes, digits: money.currency_digits }, parts).slice(since);
  return taxes.map((_, place) => {
    const sum = (field: keyof RateSums) => addUp(returned.map((rates) => rates[place]?.[field] ?? NO_MONEY));
    return { gross: sum('gross'), net: sum('net'), tax: sum('tax') };
  });
}

const less = (rate: RateSums, taken: RateSums = NOTHING): RateSums => ({
  gross: minus(rate.gross, taken.gross),
  net: minus(rate.net, taken.net),
  tax: minus(rate.tax, taken.tax),
});
