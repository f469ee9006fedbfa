import { type ByGroup, IN_KITCHEN, type OrderGroup, type StatusLook, statusLook } from './order-status';

/** The part of an order that its steps show. */
type Followed = {
  ostatus_id: string;
  created_at: string;
  expected_timeleft: number | null;
  in_kitchen_at: string | null;
  moves: readonly { status: string; at: string }[];
};

/** The statuses that an order passes through, in order. */
const ORDER_STEPS = ['draft', 'approved', 'accepted', 'done'] as const;
type StatusStep = (typeof ORDER_STEPS)[number];

/** `at`: when it was reached, in ms; null: unknown or not yet. `isExpected`: `at` lies ahead. */
export type OrderStep = {
  name: StatusStep | 'in_kitchen';
  state: 'past' | 'now' | 'next';
  at: number | null;
  isExpected: boolean;
};

type Step = Omit<OrderStep, 'state'> & { isReached: boolean };

/**
 * The steps of an order, with the times of those that it has reached and the expected time of the last: its four statuses,
 * and the kitchen as soon as the printer there has confirmed its ticket, and only then. null: it was stopped, or has a
 * status of the hotel's own system. `receivedAt`: when the order was read, in ms. Rule: orders/OR32.
 */
export function orderSteps(order: Followed, receivedAt: number): readonly OrderStep[] | null {
  const current = ORDER_STEPS.indexOf(order.ostatus_id as StatusStep);
  if (current === -1) return null;
  const statuses = ORDER_STEPS.map((name, index) => statusStep(order, { name, index, current, receivedAt }));
  const steps = withKitchen(statuses, order);
  const last = steps.findLastIndex(({ isReached }) => isReached);
  return steps.map(({ isReached, ...step }, index) => {
    const isNow = index === last && index !== steps.length - 1;
    return { ...step, state: isNow ? 'now' : isReached ? 'past' : 'next' };
  });
}

function statusStep(
  order: Followed,
  { name, index, current, receivedAt }: { name: StatusStep; index: number; current: number; receivedAt: number },
): Step {
  const left = order.expected_timeleft;
  const last = ORDER_STEPS.length - 1;
  const isReached = index <= current;
  const isExpected = index === last && current !== last && left !== null && left > 0;
  const at = isExpected ? receivedAt + left * 1000 : isReached ? reachedAt(order, name) : null;
  return { name, at, isExpected, isReached };
}

/** The steps with the kitchen: before the confirmation where its ticket was printed first, else right after it. */
function withKitchen(statuses: readonly Step[], order: Followed): readonly Step[] {
  const at = order.in_kitchen_at === null ? null : instantOf(order.in_kitchen_at);
  if (at === null) return statuses;
  const [sent, confirmed, ...others] = statuses;
  if (sent === undefined || confirmed === undefined) return statuses;
  const kitchen: Step = { name: 'in_kitchen', at, isExpected: false, isReached: true };
  // A later promise is a move to the same status.
  const first = instantOf(order.moves.find(({ status }) => status === confirmed.name)?.at);
  const isAfter = confirmed.isReached && (first === null || first <= at);
  return isAfter ? [sent, confirmed, kitchen, ...others] : [sent, kitchen, confirmed, ...others];
}

/** When the order got a status, in ms. It is sent when it was created. */
function reachedAt({ created_at, moves }: Followed, name: StatusStep): number | null {
  return instantOf(name === 'draft' ? created_at : moves.findLast(({ status }) => status === name)?.at);
}

function instantOf(at: string | undefined): number | null {
  const instant = at === undefined ? Number.NaN : Date.parse(at);
  return Number.isNaN(instant) ? null : instant;
}

/** How a step is displayed. */
export const stepLook = ({ name }: OrderStep): Pick<StatusLook, 'messageKey' | 'icon'> | typeof IN_KITCHEN =>
  name === 'in_kitchen' ? IN_KITCHEN : statusLook(name, 'pending');

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
