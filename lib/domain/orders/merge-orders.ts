import { queriedOrders } from './order-query';
import { type ByGroup, ORDER_GROUPS, type OrderGroup, statusLook } from './order-status';

/**
 * What responses of orders/check say about the guest's orders. Rules: orders/OR4, orders/OR5, orders/OR21,
 * live-updates/LV5.
 */
type Groups<T> = ByGroup<readonly T[]>;

/** The displayed orders. `receivedAt`: when the device received them, in milliseconds; countdowns start there. */
export type LoadedOrders<T> = { groups: Groups<T>; receivedAt: number };

/** What is known after a response of orders/check. `groups` is null as long as none had all three lists. */
export type OrdersSnapshot<T> = { groups: Groups<T> | null; receivedAt: number };

const NO_GROUPS = { draft: [], pending: [], histories: [] };

/**
 * What was known of the orders `uuids` before they were read, from earlier answers: the one that names most of them, and
 * the newest of several. A new order changes the question, so it need not be an answer to the same one. Rule: orders/OR4.
 */
export function knownOrders<T extends { uuid: string }>(
  uuids: readonly string[],
  answers: readonly OrdersSnapshot<T>[],
): OrdersSnapshot<T> | undefined {
  const known = answers.flatMap(({ groups, receivedAt }) => {
    const named = groups && queriedOrders(groups, uuids);
    const count = named === null ? 0 : allOf(named).length;
    return count === 0 ? [] : [{ snapshot: { groups: named, receivedAt }, count }];
  });
  const best = known.toSorted(
    (one, other) => other.count - one.count || other.snapshot.receivedAt - one.snapshot.receivedAt,
  )[0];
  return best?.snapshot;
}

/** What My orders displays: no orders while no response had all three lists. */
export const displayedOrders = <T>({ groups, receivedAt }: OrdersSnapshot<T>): LoadedOrders<T> => ({
  groups: groups ?? NO_GROUPS,
  receivedAt,
});

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
