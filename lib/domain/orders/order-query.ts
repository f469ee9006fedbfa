/** How many orders one question names; the same for the phone, the gateway and the platform's event stream. */
export const MAX_QUERIED_ORDERS = 50;

/**
 * The orders that are asked for: each once, and of a long history the newest, which stand last (`fs_uuids` is oldest
 * first). Otherwise the order that the guest waits for would be the first one to be left out.
 */
export const orderQuery = (uuids: readonly string[]): readonly string[] =>
  [...new Set(uuids)].slice(-MAX_QUERIED_ORDERS);

/**
 * All orders in batches of one question each, the newest batch first; the first one is what `askedOrders` names. Inside
 * a batch the oldest stands first, as in `fs_uuids`. Rule: orders/OR7.
 */
export function orderBatches(uuids: readonly string[]): readonly (readonly string[])[] {
  const all = [...new Set(uuids)];
  const count = Math.ceil(all.length / MAX_QUERIED_ORDERS);
  return Array.from({ length: count }, (_, batch) => {
    const end = all.length - batch * MAX_QUERIED_ORDERS;
    return all.slice(Math.max(0, end - MAX_QUERIED_ORDERS), end);
  });
}
