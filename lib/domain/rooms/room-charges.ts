import { addUp, type Minor, minus, NO_MONEY } from '../money/money';

/** What staff have posted of an order to its room's bill. `item`: see `Charge`. */
export type Posting = { item: string; amount: Minor };

/** An order whose payment charges its room. `finalSum`: what it costs, the tip included. */
export type ChargedOrder = { status: string; finalSum: Minor; tip: Minor; postings: readonly Posting[] };

/** What a charge is for: 'back' takes back what was posted of an order that is no longer delivered. */
export const CHARGE_KINDS = ['order', 'tip', 'back'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** The parts of an order that stand on a bill by themselves. */
const PARTS = ['order', 'tip'] as const;
type Part = (typeof PARTS)[number];

/**
 * One line of a room's bill. `item` names it within its order and is never used twice: `order` or `tip`, with a number (`order#2`) from
 * the second line of the same part on. `amount`: negative for what is taken back.
 */
export type Charge = { item: string; kind: ChargeKind; amount: Minor };

/**
 * What of an order is still to be posted. A delivered order owes its price and its tip, each as a line of its own; any other owes
 * nothing. A line is what is owed less what is posted, so that whatever happens the postings add up to what is owed and nothing
 * is posted twice. Rule: rooms/RM16.
 */
export function openCharges(order: ChargedOrder): readonly Charge[] {
  const taken = new Set(order.postings.map(({ item }) => item));
  return PARTS.flatMap((part) => {
    const posted = addUp(order.postings.flatMap(({ item, amount }) => (partOf(item) === part ? [amount] : [])));
    const amount = minus(owedFor(part, order), posted);
    if (amount === 0) return [];
    const item = freeItem(part, taken);
    return [{ item, kind: chargeKind({ item, amount }), amount }];
  });
}

/** What a posted or open line is for. */
export const chargeKind = ({ item, amount }: Posting): ChargeKind => (amount < 0 ? 'back' : partOf(item));

/**
 * How an order stands on its room's bill, for its guest: 'open' while something of it is to be posted, 'posted' after that; null: nothing
 * of it is on the bill. Rule: rooms/RM21.
 */
export function roomBillState(order: ChargedOrder): RoomBillState | null {
  if (order.status !== DELIVERED) return null;
  if (openCharges(order).length > 0) return 'open';
  return order.postings.length > 0 ? 'posted' : null;
}

export const ROOM_BILL_STATES = ['open', 'posted'] as const;
export type RoomBillState = (typeof ROOM_BILL_STATES)[number];

const DELIVERED = 'done';

function owedFor(part: Part, { status, finalSum, tip }: ChargedOrder): Minor {
  if (status !== DELIVERED) return NO_MONEY;
  return part === 'tip' ? tip : minus(finalSum, tip);
}

const partOf = (item: string): Part => (item.startsWith('tip') ? 'tip' : 'order');

function freeItem(part: Part, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const item = count === 1 ? part : `${part}#${count}`;
    if (!taken.has(item)) return item;
  }
}
