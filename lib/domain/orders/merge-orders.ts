import { type ByGroup, ORDER_GROUPS, type OrderGroup, statusLook } from './order-status';

/**
 * Merges a response of orders/check into the orders that My orders displays. Rules: orders/OR4, orders/OR5,
 * orders/OR21, live-updates/LV5.
 */
type Groups<T> = ByGroup<readonly T[]>;

/** The displayed orders. `receivedAt`: when the device received them, in milliseconds; countdowns start there. */
export type LoadedOrders<T> = { groups: Groups<T>; receivedAt: number };

/** A response of orders/check. `groups` is null if it had fewer than three lists. */
export type OrdersSnapshot<T> = { groups: Groups<T> | null; receivedAt: number };

const NO_GROUPS = { draft: [], pending: [], histories: [] };

/**
 * A response with fewer than three lists keeps the displayed orders (orders/OR4). If nothing is displayed yet, it means
 * that there are no orders.
 */
export function mergeOrders<T>(before: LoadedOrders<T> | undefined, snapshot: OrdersSnapshot<T>): LoadedOrders<T> {
  const { groups, receivedAt } = snapshot;
  if (groups === null) return before ?? { groups: NO_GROUPS, receivedAt };
  return { groups, receivedAt };
}

type Moved = { uuid: string; ostatus_id: string };

const messageKeyOf = ({ order, group }: { order: Moved; group: OrderGroup }) =>
  statusLook(order.ostatus_id, group).messageKey;

/** Returns the displayed orders in their display order. */
export const allOrders = <T>(loaded: LoadedOrders<T> | undefined): readonly T[] =>
  loaded === undefined ? [] : ORDER_GROUPS.flatMap((group) => loaded.groups[group]);

const allOf = <T>(groups: Groups<T>) =>
  ORDER_GROUPS.flatMap((group) => groups[group].map((order) => ({ order, group })));

/** Returns an order and its group; null: it is not among the displayed orders. */
export const placedOrder = <T extends { uuid: string }>(
  loaded: LoadedOrders<T>,
  uuid: string,
): { order: T; group: OrderGroup } | null => allOf(loaded.groups).find(({ order }) => order.uuid === uuid) ?? null;

/**
 * Returns the orders whose displayed status has changed, with their current groups. A status without its own message is
 * displayed with the message of its group (orders/OR12), so it changes when the order moves to another group.
 */
export function movedOrders<T extends Moved>(
  before: LoadedOrders<T> | undefined,
  after: LoadedOrders<T> | undefined,
): readonly { order: T; group: OrderGroup }[] {
  if (before === undefined || after === undefined) return [];
  const keysBefore = new Map(allOf(before.groups).map((placed) => [placed.order.uuid, messageKeyOf(placed)]));
  return allOf(after.groups).filter(
    (placed) => keysBefore.has(placed.order.uuid) && keysBefore.get(placed.order.uuid) !== messageKeyOf(placed),
  );
}
