import { waitProblems } from './problems';
import { minutesSince, type OverdueMinutes, type WaitingOrder } from './waiting';
import { waitsSince } from './waits-since';

type Watched = WaitingOrder & { expected_at: string | null; escalation: number };

/**
 * How many orders are late now, as Problems counts them, and for how many minutes the one that is latest: a new one since
 * its second mark, one in work since its expected time; null: none. `now` in ms. Rules: desk/DE36, figures/FG12.
 */
export function lateNow(
  orders: readonly Watched[],
  limits: OverdueMinutes,
  now: number,
): { count: number; longest: number | null } {
  const { late, overdue } = waitProblems({ orders, chats: [] }, { limits, now });
  const minutes = [
    ...late.map((order) => Math.max(0, minutesSince(waitsSince(order), now) - limits[1])),
    ...overdue.map(({ expected_at }) => minutesSince(expected_at ?? '', now)),
  ];
  return { count: minutes.length, longest: minutes.length === 0 ? null : Math.max(...minutes) };
}
