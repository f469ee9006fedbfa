/** Maximum number of orders in one request; the same for the device, the gateway and the platform's event stream. */
export const MAX_QUERIED_ORDERS = 50;

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
