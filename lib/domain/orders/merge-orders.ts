import { type ByGroup, ORDER_GROUPS, type OrderGroup, statusLook } from './order-status';

/**
 * What My orders shows after an answer has come. Rules: orders/OR4, orders/OR5, orders/OR21,
 * live-updates/LV5.
 */
type Groups<T> = ByGroup<readonly T[]>;

/** The orders on the screen. `receivedAt`: when the device got them, in milliseconds: countdowns run from there. */
export type LoadedOrders<T> = { groups: Groups<T>; receivedAt: number };

/** What orders/check answered. null: it had fewer than three lists. */
export type OrdersReading<T> = { groups: Groups<T> | null; receivedAt: number };

const NO_GROUPS = { draft: [], pending: [], histories: [] };

/**
 * An answer with fewer than three lists changes nothing (orders/OR4). Such an answer to a screen that shows nothing yet
 * means that there are no orders.
 */
export function mergeOrders<T>(before: LoadedOrders<T> | undefined, reading: OrdersReading<T>): LoadedOrders<T> {
  const { groups, receivedAt } = reading;
  if (groups === null) return before ?? { groups: NO_GROUPS, receivedAt };
  return { groups, receivedAt };
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
  before: LoadedOrders<T> | undefined,
  after: LoadedOrders<T> | undefined,
): readonly { order: T; group: OrderGroup }[] {
  if (before === undefined || after === undefined) return [];
  const words = new Map(allOf(before.groups).map((placed) => [placed.order.uuid, wordOf(placed)]));
  return allOf(after.groups).filter(
    (placed) => words.has(placed.order.uuid) && words.get(placed.order.uuid) !== wordOf(placed),
  );
}
