import { laneOf } from './lanes';
import { waitsSince } from './waits-since';

/** Minutes after which a new order gets its first, second and third mark. */
export type OverdueMinutes = readonly [number, number, number];

export const OVERDUE_MINUTES: OverdueMinutes = [5, 10, 15];

const MINUTE_MS = 60_000;

/** Times are ISO. `waits_from`: of an order for later, its own time; null: it waits since it was created. */
export type WaitingOrder = { ostatus_id: string; created_at: string; waits_from: string | null };

/** Whole minutes since a time, at least 0: the device's clock may be behind. `since` is an ISO time, `now` in ms. */
export const minutesSince = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));

export type OverdueMark = 0 | 1 | 2 | 3;

/** The mark of an order that waits. Rule: desk/DE6. */
export function overdueMark(minutes: number, limits: OverdueMinutes): OverdueMark {
  return limits.filter((limit) => minutes >= limit).length as OverdueMark;
}

/** The mark of an order, 0 unless it is new: only a new one waits. `now` in ms. Rule: desk/DE6. */
export const orderMark = (order: WaitingOrder, limits: OverdueMinutes, now: number): OverdueMark =>
  laneOf(order.ostatus_id) === 'new' ? overdueMark(minutesSince(waitsSince(order), now), limits) : 0;

/** How an expected time stands: minutes left, or minutes over, and the share of the time that has passed (0 to 1). */
type Due = { isOver: boolean; minutes: number; share: number };

/** The state of an expected time; null: none was promised. `from`: when the promise was made. Times are ISO. */
export function dueState(from: string, expectedAt: string | null, now: number): Due | null {
  if (expectedAt === null) return null;
  const [begin, end] = [Date.parse(from), Date.parse(expectedAt)];
  const isOver = now >= end;
  const minutes = isOver ? Math.floor((now - end) / MINUTE_MS) : Math.ceil((end - now) / MINUTE_MS);
  const share = end <= begin ? 1 : Math.min(1, Math.max(0, (now - begin) / (end - begin)));
  return { isOver, minutes, share: isOver ? 1 : share };
}
