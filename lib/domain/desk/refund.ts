import type { Id } from '../id';
import { addUp, type CurrencyDigits, leftOf, type Minor, NO_MONEY, priceOf } from '../money/money';
import { paidAmountOf } from '../money/order-amounts';
import { parsePrice } from '../money/parse-price';

type PaidOrder = {
  money: { kept: number; to_return: number } | null;
  line_prices: readonly { id: Id; amount: number }[];
};

/** What of an order's money can still be given back: what is charged, unless it is on its way back already. Rule: money/MY9. */
export const refundableOf = ({ money }: Pick<PaidOrder, 'money'>): Minor =>
  money ? leftOf(paidAmountOf(money.kept), paidAmountOf(money.to_return)) : NO_MONEY;

/** What staff give back: the price of the lines that they tick, or an amount as they type it. */
export type RefundChoice = { by: 'lines' | 'amount'; lines: ReadonlySet<Id>; typed: string };

export const NO_REFUND: RefundChoice = { by: 'lines', lines: new Set(), typed: '' };

/** The body of the staff call, without the version that staff have seen. */
export type RefundBody = { reason: string } & ({ line_ids: readonly Id[] } | { amount: number });

/** What is wrong with what staff chose: nothing is chosen, it is no amount, or more than is left. */
type ChoiceProblem = 'nothing' | 'no-amount' | 'too-much';

/** `amount` null: none is chosen, or what is typed is none. */
export type Refund = {
  amount: Minor | null;
  problem: ChoiceProblem | null;
  isReasonMissing: boolean;
  body: RefundBody;
};

/** The refund that staff have chosen, with what is wrong with it. Rule: money/MY9. */
export function refundOf(
  order: PaidOrder,
  { choice, reason, digits }: { choice: RefundChoice; reason: string; digits: CurrencyDigits },
): Refund {
  const isByLines = choice.by === 'lines';
  const ticked = order.line_prices.filter(({ id }) => choice.lines.has(id));
  const typed = parsePrice(choice.typed, digits);
  const chosen = isByLines ? addUp(ticked.map(({ amount }) => paidAmountOf(amount))) : priceOf({ price: typed ?? 0 });
  const isChosen = isByLines ? ticked.length > 0 : choice.typed.trim() !== '';
  const words = reason.trim();
  return {
    amount: chosen > 0 ? chosen : null,
    problem: problemOf(chosen, { isChosen, left: refundableOf(order) }),
    isReasonMissing: words === '',
    body: { reason: words, ...(isByLines ? { line_ids: ticked.map(({ id }) => id) } : { amount: typed ?? 0 }) },
  };
}

function problemOf(chosen: Minor, { isChosen, left }: { isChosen: boolean; left: Minor }): ChoiceProblem | null {
  if (!isChosen) return 'nothing';
  if (chosen <= 0) return 'no-amount';
  return chosen > left ? 'too-much' : null;
}

/** Why the server gives nothing back. 'changed': somebody has changed the order since. 'no-response': it may have done so. */
export type RefundRefusal = 'lines' | 'amount' | 'reason' | 'over' | 'changed' | 'no-response';

const INVALID = 422;
const CONFLICT = 409;

/** What a refusal of the server is about. `fields`: those that it names. */
export function refundRefusal({ status, fields }: { status: number; fields: readonly string[] }): RefundRefusal {
  // The conflict of a key that is under way names the key alone.
  if (status === CONFLICT && fields.includes('status')) return 'changed';
  if (status !== INVALID) return 'no-response';
  if (fields.includes('reason')) return 'reason';
  if (fields.includes('line_ids')) return 'lines';
  return fields.includes('amount') ? 'amount' : 'over';
}
