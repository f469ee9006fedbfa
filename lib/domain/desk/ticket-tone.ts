import { type DeskLane, laneOf } from './lanes';
import { dueState, type OverdueMinutes, orderMark, type WaitingOrder } from './waiting';

/** How the head of a ticket looks: as its lane, or as one that waits or is late. */
export type TicketTone = DeskLane | 'waiting' | 'late';

type Shown = WaitingOrder & { expected_at: string | null };

/**
 * The tone of a ticket: a new order waits from its first mark on and is late from the second, one in work is late from its
 * promise on. `now` in milliseconds. Rules: desk/DE6, desk/DE50.
 */
export function ticketTone(order: Shown, limits: OverdueMinutes, now: number): TicketTone {
  const lane = laneOf(order.ostatus_id);
  if (lane === 'done') return lane;
  if (lane !== 'new') return dueState(order.created_at, order.expected_at, now)?.isOver === true ? 'late' : lane;
  const mark = orderMark(order, limits, now);
  return mark === 0 ? lane : mark === 1 ? 'waiting' : 'late';
}
