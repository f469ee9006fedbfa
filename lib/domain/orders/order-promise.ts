import { millisecondsInMinute } from 'date-fns/constants';
import { isUnderWay } from './order-status';

type Promised = {
  ostatus_id: string;
  expected_timeleft: number | null;
  promised_at: string | null;
  moves: readonly { status: string; at: string }[];
};

/**
 * What became of the time that the hotel first promised. `at`: when it is expected now, or was done; null: the hotel
 * expects it any minute. All in ms.
 */
export type PromiseView = { promised: number; at: number | null; isDone: boolean; outcome: 'kept' | 'early' | 'late' };

/** Compares the first promise of an order with what became of it; null: nothing was promised, or it was stopped. Rule: orders/OR38. */
export function orderPromise(
  order: Promised,
  { receivedAt, now }: { receivedAt: number; now: number },
): PromiseView | null {
  const promised = Date.parse(order.promised_at ?? '');
  if (Number.isNaN(promised)) return null;
  if (order.ostatus_id === 'done') {
    const doneAt = Date.parse(order.moves.findLast(({ status }) => status === 'done')?.at ?? '');
    return Number.isNaN(doneAt) ? null : { promised, at: doneAt, isDone: true, outcome: outcomeOf(promised, doneAt) };
  }
  if (!isUnderWay(order.ostatus_id)) return null;
  const left = order.expected_timeleft ?? 0;
  const expected = receivedAt + left * 1000;
  const isAhead = left > 0 && expected > now;
  return {
    promised,
    at: isAhead ? expected : null,
    isDone: false,
    outcome: outcomeOf(promised, isAhead ? expected : Math.max(promised, now)),
  };
}

/** Times are shown in whole minutes, so that less than one is no difference. */
function outcomeOf(promised: number, at: number): PromiseView['outcome'] {
  if (Math.abs(at - promised) < millisecondsInMinute) return 'kept';
  return at < promised ? 'early' : 'late';
}
