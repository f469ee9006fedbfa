import { addUp, leftOf, lesserOf, type Minor, NO_MONEY } from '../money/money';
import { isStopped, type OrderStatus } from '../orders/order-status';
import { booksOf, type LedgerEntry } from '../payments/ledger';

/** What a document is for. Nothing gets two. */
type About = 'order' | 'tip' | 'uncharged' | 'back' | `refund:${string}`;

/** A document that was issued for the order. `reduced`: what was not on it because staff had taken it off. */
type Issued = { about: string; total: Minor; reduced: Minor };

type SoldOrder = {
  status: OrderStatus;
  /** What it costs, with everything in it. */
  total: Minor;
  /** The ledger of its online payment; empty: it is not paid online. */
  entries: readonly LedgerEntry[];
  /** What staff have taken off its price. */
  credits: readonly Minor[];
};

/**
 * A document that is to be issued. `reduced`: what was taken off the price before its receipt. `givenBefore`: what the
 * refunds before this one have given back.
 */
export type DueDocument = DueReceipt | DueTip | DueRefund;
export type DueReceipt = { kind: 'receipt'; about: 'order'; reduced: Minor; total: Minor };
export type DueTip = { kind: 'receipt'; about: 'tip'; total: Minor };
export type DueRefund = { kind: 'refund'; about: Exclude<About, 'order' | 'tip'>; givenBefore: Minor; total: Minor };

/**
 * The documents that an order lacks, in the order in which they get their numbers: its receipt once it is done or money was
 * charged for it; one for a tip that came after that; and then one for what was never charged or was given back, by each
 * entry of its ledger, or when it was stopped after it was done. Asked in the transaction of each change that can make one
 * due. Rules: receipts/RP2, receipts/RP3.
 */
export function dueDocuments(order: SoldOrder, issued: readonly Issued[]): readonly DueDocument[] {
  const known = issued.find(({ about }) => about === 'order');
  const first = known === undefined ? dueReceipt(order) : null;
  const receipt = known ?? first;
  if (receipt === null) return [];
  const tip = dueTip(order, receipt, issued);
  const sold = addUp([receipt, tip, issued.find(isTip)].map((each) => each?.total ?? NO_MONEY));
  const given = addUp(issued.filter((each) => each !== known && !isTip(each)).map(({ total }) => total));
  const refunds = dueRefunds(order, new Set(issued.map(({ about }) => about)), { total: receipt.total, sold, given });
  return [first, tip, ...refunds].filter((each) => each !== null);
}

const isTip = ({ about }: Issued): boolean => about === 'tip';

/** null: not yet, or there is nothing to pay. */
function dueReceipt({ status, total, entries, credits }: SoldOrder): DueReceipt | null {
  const { captured } = booksOf(entries);
  const isCharged = captured > 0;
  if (status !== 'done' && !isCharged) return null;
  // What was charged is what was sold: what staff have taken off before was never charged.
  const reduced = isCharged ? leftOf(total, captured) : lesserOf(total, addUp(credits));
  const left = leftOf(total, reduced);
  return left === 0 ? null : { kind: 'receipt', about: 'order', reduced, total: left };
}

/** An order costs more than its receipt says only when its guest has left a tip since. null: it does not. */
function dueTip(
  { total }: SoldOrder,
  receipt: Pick<Issued, 'total' | 'reduced'>,
  issued: readonly Issued[],
): DueTip | null {
  const tip = leftOf(total, addUp([receipt.total, receipt.reduced]));
  return tip === 0 || issued.some(isTip) ? null : { kind: 'receipt', about: 'tip', total: tip };
}

/** `total`: of the receipt; `sold`: with a tip; `given`: what was given back of it until now. */
function dueRefunds(
  { status, entries }: SoldOrder,
  issued: ReadonlySet<string>,
  receipt: { total: Minor; sold: Minor; given: Minor },
): readonly DueRefund[] {
  const due: DueRefund[] = [];
  let given = receipt.given;
  const add = (about: DueRefund['about'], amount: Minor) => {
    const total = lesserOf(amount, leftOf(receipt.sold, given));
    if (total === 0 || issued.has(about)) return;
    due.push({ kind: 'refund', about, givenBefore: given, total });
    given = addUp([given, total]);
  };
  const { captured } = booksOf(entries);
  // The order was done before its money was charged, and staff took something off in between.
  if (captured > 0) add('uncharged', leftOf(receipt.total, captured));
  for (const { kind, key, amount } of entries) if (kind === 'refunded') add(`refund:${key}`, amount);
  // Of an order that is paid online, the entry of the money that went back says it.
  if (isStopped(status) && captured === NO_MONEY) add('back', receipt.sold);
  return due;
}
