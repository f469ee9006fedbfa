import type { ByGroup, OrderGroup } from './order-status';

/** The part of an order that its steps show. */
type Followed = {
  ostatus_id: string;
  created_at: string;
  expected_timeleft: number | null;
  moves: readonly { status: string; at: string }[];
};

/** The statuses that an order passes through, in order. */
const ORDER_STEPS = ['draft', 'approved', 'accepted', 'done'] as const;
type OrderStepName = (typeof ORDER_STEPS)[number];

/** `at`: when it was reached, in ms; null: unknown or not yet. `isExpected`: `at` lies ahead. */
export type OrderStep = {
  name: OrderStepName;
  state: 'past' | 'now' | 'next';
  at: number | null;
  isExpected: boolean;
};

/**
 * The four steps of an order, with the times of those that it has reached and the expected time of the last. null: it
 * was stopped, or has a status of the hotel's own system. `receivedAt`: when the order was read, in ms. Rule: orders/OR32.
 */
export function orderSteps(order: Followed, receivedAt: number): readonly OrderStep[] | null {
  const current = ORDER_STEPS.indexOf(order.ostatus_id as OrderStepName);
  if (current === -1) return null;
  const left = order.expected_timeleft;
  const last = ORDER_STEPS.length - 1;
  const stateAt = (index: number): OrderStep['state'] => {
    if (index === current && index !== last) return 'now';
    return index <= current ? 'past' : 'next';
  };
  return ORDER_STEPS.map((name, index) => {
    const isExpected = index === last && current !== last && left !== null && left > 0;
    const reached = index <= current ? reachedAt(order, name) : null;
    return { name, state: stateAt(index), at: isExpected ? receivedAt + left * 1000 : reached, isExpected };
  });
}

/** When the order got a status, in ms. It is sent when it was created. */
function reachedAt({ created_at, moves }: Followed, name: OrderStepName): number | null {
  const at = name === 'draft' ? created_at : moves.findLast(({ status }) => status === name)?.at;
  const instant = at === undefined ? Number.NaN : Date.parse(at);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * The open order that arrives next, else the newest one that is under way, else the newest one that waits for the hotel.
 * Groups are newest first. With the group in which it came. null: none is open. Rule: orders/OR33.
 */
export function nextOrder<T extends { expected_timeleft: number | null }>(
  groups: ByGroup<readonly T[]>,
): { order: T; group: OrderGroup } | null {
  const timed = groups.pending.filter((order) => order.expected_timeleft !== null);
  const soonest = timed.toSorted((one, other) => (one.expected_timeleft ?? 0) - (other.expected_timeleft ?? 0))[0];
  const underWay = soonest ?? groups.pending[0];
  if (underWay !== undefined) return { order: underWay, group: 'pending' };
  const [waiting] = groups.draft;
  return waiting === undefined ? null : { order: waiting, group: 'draft' };
}
