import type { StaffAction } from '../orders/order-moves';
import { groupOfStatus } from '../orders/order-status';
import { waitsSince } from './waits-since';

/** The lanes of the desk, in order. */
export type DeskLane = 'new' | 'preparation' | 'way' | 'done';

/** The lane of an order. Rule: desk/DE4. */
export function laneOf(status: string): DeskLane {
  const group = groupOfStatus(status);
  if (group === 'draft') return 'new';
  if (group === 'histories') return 'done';
  return status === 'accepted' ? 'way' : 'preparation';
}

/** Whether somebody has taken an order up and nobody has ended it. */
export const isInWork = (status: string): boolean => groupOfStatus(status) === 'pending';

type Listed = {
  ostatus_id: string;
  created_at: string;
  waits_from: string | null;
  moved_at: string;
  expected_at: string | null;
};

/** How long an order stays in the lane of what is done. */
const DONE_MS = 12 * 3_600_000;

/** The orders of each lane, what is to be done first at the top. `now` in milliseconds. Rule: desk/DE4. */
export function deskLanes<T extends Listed>(orders: readonly T[], now: number): Record<DeskLane, readonly T[]> {
  const of = (lane: DeskLane) => orders.filter((order) => laneOf(order.ostatus_id) === lane);
  return {
    new: of('new').sort(longestWaitFirst),
    preparation: of('preparation').sort(earliestPromiseFirst),
    way: of('way').sort(earliestPromiseFirst),
    done: of('done')
      .filter((order) => now - Date.parse(order.moved_at) < DONE_MS)
      .sort((one, other) => other.moved_at.localeCompare(one.moved_at)),
  };
}

/** One for later waits from its own time on, so it comes last. Rule: hours/H16. */
const longestWaitFirst = (one: Listed, other: Listed): number =>
  waitsSince(one).localeCompare(waitsSince(other)) || oldestFirst(one, other);

const oldestFirst = (one: Listed, other: Listed): number => one.created_at.localeCompare(other.created_at);

/** One without a promise comes after those that have one. */
function earliestPromiseFirst(one: Listed, other: Listed): number {
  const promised = ({ expected_at }: Listed) => (expected_at === null ? Number.MAX_VALUE : Date.parse(expected_at));
  return promised(one) - promised(other) || oldestFirst(one, other);
}

export type DeskMove = Extract<StaffAction, 'approve' | 'accept' | 'done'>;

const NEXT_MOVES: Readonly<Record<string, DeskMove>> = { draft: 'approve', approved: 'accept', accepted: 'done' };

/**
 * The move that one tap makes; null: the order has ended. `isOneStep`: nothing of it has to be accepted or made. Rules:
 * desk/DE5, desk/DE93.
 */
export const nextMove = (status: string, isOneStep = false): DeskMove | null =>
  NEXT_MOVES[isOneStep && status === 'draft' ? 'accepted' : status] ?? null;
