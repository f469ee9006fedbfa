import type { ByGroup } from './order-status';

/** Maximum number of orders in one request; the same for the device, the gateway and the platform's event stream. */
export const MAX_QUERIED_ORDERS = 50;

/** Maximum number of orders about which one call may ask our server and the embedded platform. Rule: platform-calls/W16. */
export const MAX_CHECKED_ORDERS = 200;

/**
 * Returns the uuids of the orders to query, each once. Of a long history only the newest are queried, which are the
 * last ones (`fs_uuids` is sorted oldest first), because guests wait for those.
 */
export const orderQuery = (uuids: readonly string[]): readonly string[] =>
  [...new Set(uuids)].slice(-MAX_QUERIED_ORDERS);

/**
 * Splits all orders into batches of one request each, the newest batch first; the first batch equals `orderQuery`.
 * Within a batch the oldest is first, as in `fs_uuids`. Rule: orders/OR7.
 */
export function orderBatches(uuids: readonly string[]): readonly (readonly string[])[] {
  const all = [...new Set(uuids)];
  const count = Math.ceil(all.length / MAX_QUERIED_ORDERS);
  return Array.from({ length: count }, (_, batch) => {
    const end = all.length - batch * MAX_QUERIED_ORDERS;
    return all.slice(Math.max(0, end - MAX_QUERIED_ORDERS), end);
  });
}

/**
 * Returns the known orders that are queried now. An old order that drops out of the query, because only the newest are
 * queried, must not count as one that has left its group.
 */
export function queriedOrders<T extends { uuid: string }>(
  { draft, pending, histories }: ByGroup<readonly T[]>,
  queried: readonly string[],
): ByGroup<readonly T[]> {
  const isQueried = ({ uuid }: T) => queried.includes(uuid);
  return { draft: draft.filter(isQueried), pending: pending.filter(isQueried), histories: histories.filter(isQueried) };
}

/** The groups of several batches, the newest batch first, as one; null: a batch had no groups. */
export function joinGroups<T>(batches: readonly (ByGroup<readonly T[]> | null)[]): ByGroup<readonly T[]> | null {
  const known = batches.filter((groups) => groups !== null);
  if (known.length < batches.length) return null;
  return {
    draft: known.flatMap(({ draft }) => draft),
    pending: known.flatMap(({ pending }) => pending),
    histories: known.flatMap(({ histories }) => histories),
  };
}
