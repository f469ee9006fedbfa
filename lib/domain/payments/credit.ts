import { type Id, sameId } from '../id';
import { addUp, type CurrencyDigits, isWholeIn, type Minor } from '../money/money';
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
};

/** What is to be taken off: an amount, or the price of these lines. */
export type WantedCredit = { amount: Minor } | { lineIds: readonly Id[] };

/**
 * Why nothing is taken off. 'stopped': everything is given back anyway. 'unpaid': there is no money to give back. 'no-amount': not
 * above zero, or finer than the currency. 'foreign-lines': of another order. 'credited-lines': taken off before. 'too-much':
 * more than the guest still pays.
 */
export type CreditProblem = 'stopped' | 'unpaid' | 'no-amount' | 'foreign-lines' | 'credited-lines' | 'too-much';

type Credit = { amount: Minor; lines: readonly Id[] };

/** What is taken off the price of an order, or why nothing is. Rule: money/MY9. */
export function creditFor(order: Creditable, wanted: WantedCredit): Credit | CreditProblem {
  if (isStopped(order.status)) return 'stopped';
  const { books } = order;
  if (addUp([keptOf(books), heldOf(books)]) <= 0) return 'unpaid';
  const credit = 'amount' in wanted ? creditOfAmount(wanted.amount, order) : creditOfLines(wanted.lineIds, order);
  if (typeof credit === 'string') return credit;
  const left = owedOf({ ...order, credits: order.credits.map(({ amount }) => amount) });
  return credit.amount > left ? 'too-much' : credit;
}

const creditOfAmount = (amount: Minor, { digits }: Creditable): Credit | CreditProblem =>
  amount > 0 && isWholeIn(amount, digits) ? { amount, lines: [] } : 'no-amount';

function creditOfLines(ids: readonly Id[], { lines, credits }: Creditable): Credit | CreditProblem {
  const has = (list: readonly Id[], id: Id) => list.some((each) => sameId(each, id));
  const named = lines.filter(({ id }) => has(ids, id));
  if (!ids.every((id) => lines.some((line) => sameId(line.id, id)))) return 'foreign-lines';
  const credited = credits.flatMap((credit) => credit.lines);
  if (named.some(({ id }) => has(credited, id))) return 'credited-lines';
  const amount = addUp(named.map((line) => line.amount));
  return amount > 0 ? { amount, lines: named.map(({ id }) => id) } : 'no-amount';
}
