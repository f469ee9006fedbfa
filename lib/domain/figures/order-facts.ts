import type { Text } from '../i18n/text';
import { type Minor, minus } from '../money/money';
import { isStopped, isUnderWay, type OrderStatus } from '../orders/order-status';

/** A line of an order. `product`, `section`: ids; null: stored by an earlier release, which kept none. */
export type CountedLine = {
  product: number | null;
  section: number | null;
  title: Text;
  quantity: number;
  total: Minor;
  /** It is for a time of its own: a slot, a date, or an opening. */
  isTimed: boolean;
};

/** `by_guest`: 1 when the guest made it. */
type Move = { status: string; moved_at: string; moved_by: string | null; by_guest: number };

/** What the figures of a day need of an order. Times are ISO; `moves`: oldest first. */
export type CountedOrder = {
  status: OrderStatus;
  status_at: string;
  moved_by: string | null;
  created_at: string;
  /** From when it waits for staff; null: from its creation. */
  waits_from: string | null;
  promised_at: string | null;
  cancel_reason_id: string | null;
  final_sum: Minor;
  delivery_price: Minor;
  /** The taxes that the prices did not contain. */
  added_tax: Minor;
  /** Part of `final_sum`, and no revenue. */
  tip: Minor;
  stars: number | null;
  lines: readonly CountedLine[];
  moves: readonly Move[];
};

/** What an order comes to without the tip, which is not the hotel's. Rule: figures/FG3. */
export const orderedSum = ({ final_sum, tip }: Pick<CountedOrder, 'final_sum' | 'tip'>): Minor => minus(final_sum, tip);

/** Who ended an order early. `time`: nobody took it up in time. */
export const STOPPED_BY = ['staff', 'guest', 'time'] as const;
export type StoppedBy = (typeof STOPPED_BY)[number];

/** Reasons that only guests have: an earlier release did not store who cancelled. */
const GUEST_REASONS = ['order_cancel__mistake', 'order_cancel__change', 'order_cancel__payment'];

/** Who stopped an order; null: nobody did. Rule: figures/FG6. */
export function stoppedBy({ status, moved_by, cancel_reason_id, moves }: CountedOrder): StoppedBy | null {
  if (!isStopped(status)) return null;
  if (status === 'expired') return moved_by === null ? 'time' : 'staff';
  const move = moves.findLast((each) => each.status === 'cancelled');
  const isOfGuests = moved_by === null && GUEST_REASONS.includes(cancel_reason_id ?? '');
  return (move === undefined ? isOfGuests : move.by_guest === 1) ? 'guest' : 'staff';
}

/** A step of an order: how long after it began to wait, in ms, and who did it; null: the hotel's own system. */
type Step = { after: number; by: string | null };

const stepOf = (order: CountedOrder, { moved_at, moved_by }: Pick<Move, 'moved_at' | 'moved_by'>): Step => ({
  after: Math.max(0, Date.parse(moved_at) - Date.parse(order.waits_from ?? order.created_at)),
  by: moved_by,
});

/**
 * When an order was taken up: by the first move that was not undone; null: it was not, or an earlier release did not
 * keep it. Rule: figures/FG4.
 */
export function takenUp(order: CountedOrder): Step | null {
  const { moves } = order;
  const since = moves.slice(moves.findLastIndex(({ status }) => status === 'draft') + 1);
  const first = since.find(({ status }) => isUnderWay(status) || status === 'done');
  return first === undefined ? null : stepOf(order, first);
}

/** When an order was done, the last time; null: it is not. Rule: figures/FG5. */
export function delivered(order: CountedOrder): Step | null {
  if (order.status !== 'done') return null;
  const last = order.moves.findLast(({ status }) => status === 'done');
  return stepOf(order, last ?? { moved_at: order.status_at, moved_by: order.moved_by });
}

/** Whether anything in it is for a time of its own, so that it was not meant to come soon. Rule: figures/FG5. */
export const isTimed = ({ lines }: CountedOrder): boolean => lines.some((line) => line.isTimed);

/** From an order's wait to the time that was first promised, in ms; null: nothing was promised. */
export function promisedAfter({ promised_at, waits_from, created_at }: CountedOrder): number | null {
  return promised_at === null ? null : Math.max(0, Date.parse(promised_at) - Date.parse(waits_from ?? created_at));
}
