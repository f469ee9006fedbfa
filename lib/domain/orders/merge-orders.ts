import { type ByGroup, ORDER_GROUPS, type OrderGroup, statusLook } from './order-status';

/**
 * What My orders shows after an answer has come, or has not. Rules: orders/OR4, orders/OR5, orders/OR21,
 * live-updates/LV5.
 */
type Groups<T> = ByGroup<readonly T[]>;

/** The orders on the screen. `receivedAt`: when the device got them, in milliseconds: countdowns run from there. */
export type LoadedOrders<T> = { groups: Groups<T>; receivedAt: number };

/** An answer of orders/check: a value of null has fewer than three lists. */
type OrdersReading<T> = { answer: { ok: true; value: Groups<T> | null } | { ok: false }; receivedAt: number };

const NO_GROUPS = { draft: [], pending: [], histories: [] };

/**
 * A failure and an answer with fewer than three lists change nothing (orders/OR4). Such an answer to a screen that
 * shows nothing yet means that there are no orders.
 */
export function mergeOrders<T>(before: LoadedOrders<T> | null, reading: OrdersReading<T>): LoadedOrders<T> | null {
  const { answer, receivedAt } = reading;
  if (!answer.ok) return before;
  if (answer.value === null) return before ?? { groups: NO_GROUPS, receivedAt };
  return { groups: answer.value, receivedAt };
}

type Moved = { uuid: string; ostatus_id: string };

const wordOf = ({ order, group }: { order: Moved; group: OrderGroup }) => statusLook(order.ostatus_id, group).word;

const allOf = <T>(groups: Groups<T>) =>
  ORDER_GROUPS.flatMap((group) => groups[group].map((order) => ({ order, group })));

/** An order with the group that it stands in; null: it is not among them. */
export const placedOrder = <T extends { uuid: string }>(
  kept: LoadedOrders<T>,
  uuid: string,
): { order: T; group: OrderGroup } | null => allOf(kept.groups).find(({ order }) => order.uuid === uuid) ?? null;

/**
 * The orders that were there before and read differently now, with the groups that they stand in now. A status without
 * a word of its own reads like its group (orders/OR12), so an order that has none moves with it.
 */
export function movedOrders<T extends Moved>(
  before: LoadedOrders<T> | null,
  after: LoadedOrders<T> | null,
): readonly { order: T; group: OrderGroup }[] {
  if (before === null || after === null) return [];
  const words = new Map(allOf(before.groups).map((placed) => [placed.order.uuid, wordOf(placed)]));
  return allOf(after.groups).filter(
    (placed) => words.has(placed.order.uuid) && words.get(placed.order.uuid) !== wordOf(placed),
  );
}
