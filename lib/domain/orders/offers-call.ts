import { timerAt } from './delivery-timer';
import { hasTimer, isStopped, type OrderGroup } from './order-status';

/** How long a sent order may be without an answer before its guest is offered the telephone. In ms. */
const UNANSWERED_MS = 15 * 60_000;

/**
 * Whether the card of an order offers the hotel's telephone: the order was stopped, is late, or waits long for an answer.
 * `group`: in which it came; `receivedAt`: when the order was read; `now`: both in ms. Rule: failures/FL9.
 */
export function offersCall(
  order: { ostatus_id: string; expected_timeleft: number | null; created_at: string },
  { group, receivedAt, now }: { group: OrderGroup; receivedAt: number; now: number },
): boolean {
  const { ostatus_id: status, expected_timeleft: expected } = order;
  if (isStopped(status)) return true;
  if (group === 'draft') return now - Date.parse(order.created_at) >= UNANSWERED_MS;
  return hasTimer(order) && timerAt({ expectedTimeleft: expected ?? 0, receivedAt, now }).kind === 'expected';
}
