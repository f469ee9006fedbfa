import { type Id, sameId } from '../id';
import {
  addUp,
  type CurrencyDigits,
  floorToStep,
  isMultipleOf,
  isWholeIn,
  leftOf,
  lesserOf,
  type Minor,
  roundToStep,
} from '../money/money';
import { isStopped, type OrderStatus } from '../orders/order-status';
import { type Books, heldOf, keptOf } from './ledger';
import { owedOf } from './money-step';

/** An order from whose price staff take something off. */
export type Creditable = {
  status: OrderStatus;
  amount: Minor;
  credits: readonly { amount: Minor; lines: readonly Id[] }[];
  books: Books;
  /** With the taxes that were added to them. */
  lines: readonly { id: Id; amount: Minor }[];
  digits: CurrencyDigits;
  /** Of what every amount is a multiple that the payment service moves. */
  step: Minor;
};

/** What is to be taken off: an amount, or the price of these lines. */
export type WantedCredit = { amount: Minor } | { lineIds: readonly Id[] };

/**
 * Why nothing is taken off. 'stopped': everything is given back anyway. 'unpaid': there is no money to give back. 'no-amount': not
 * above zero, or finer than the currency. 'too-fine': finer than the payment service moves. 'foreign-lines': of another order. 'credited-lines': taken off before. 'too-much':
 * more than the guest still pays.
 */
export type CreditProblem =
  | 'stopped'
  | 'unpaid'
  | 'no-amount'
  | 'too-fine'
  | 'foreign-lines'
  | 'credited-lines'
  | 'too-much';

type Credit = { amount: Minor; lines: readonly Id[] };

/** What is taken off the price of an order, or why nothing is. Rule: money/MY9. */
export function creditFor(order: Creditable, wanted: WantedCredit): Credit | CreditProblem {
  if (isStopped(order.status)) return 'stopped';
  const { books } = order;
  if (addUp([keptOf(books), heldOf(books)]) <= 0) return 'unpaid';
  const left = owedOf({ ...order, credits: order.credits.map(({ amount }) => amount) });
  if ('amount' in wanted) return creditOfAmount(wanted.amount, order, left);
  const credit = creditOfLines(wanted.lineIds, order);
  return typeof credit === 'string' ? credit : rounded(credit, order, left);
}

function creditOfAmount(amount: Minor, { digits, step }: Creditable, left: Minor): Credit | CreditProblem {
  if (amount <= 0 || !isWholeIn(amount, digits)) return 'no-amount';
  if (!isMultipleOf(amount, step)) return 'too-fine';
  return amount > left ? 'too-much' : { amount, lines: [] };
}

/** Prices of lines can be finer than the payment service moves, and the guest never gets more than there is. */
function rounded({ amount: exact, lines }: Credit, order: Creditable, left: Minor): Credit | CreditProblem {
  // What lines were rounded up by before is no reason to refuse the last of them.
  if (exact > addUp([left, roundedUpBy(order)])) return 'too-much';
  const amount = lesserOf(roundToStep(exact, order.step), floorToStep(left, order.step));
  return amount > 0 ? { amount, lines } : 'no-amount';
}

/** By how much more was taken off for lines than they cost. */
function roundedUpBy({ credits, lines }: Creditable): Minor {
  const ofLines = credits.filter((credit) => credit.lines.length > 0);
  const exact = lines.filter(({ id }) => ofLines.some((credit) => hasId(credit.lines, id)));
  return leftOf(addUp(ofLines.map(({ amount }) => amount)), addUp(exact.map(({ amount }) => amount)));
}

/** Whether this is what a call has taken off that is sent again. */
export const isCreditFor = ({ amount, lines }: Credit, wanted: WantedCredit): boolean =>
  'amount' in wanted ? lines.length === 0 && amount === wanted.amount : isSameIds(lines, wanted.lineIds);

const hasId = (list: readonly Id[], id: Id): boolean => list.some((each) => sameId(each, id));

const isSameIds = (some: readonly Id[], others: readonly Id[]): boolean =>
  some.every((id) => hasId(others, id)) && others.every((id) => hasId(some, id));

function creditOfLines(ids: readonly Id[], { lines, credits }: Creditable): Credit | CreditProblem {
  const named = lines.filter(({ id }) => hasId(ids, id));
  if (!ids.every((id) => lines.some((line) => sameId(line.id, id)))) return 'foreign-lines';
  const credited = credits.flatMap((credit) => credit.lines);
  if (named.some(({ id }) => hasId(credited, id))) return 'credited-lines';
  const amount = addUp(named.map((line) => line.amount));
  return amount > 0 ? { amount, lines: named.map(({ id }) => id) } : 'no-amount';
}
