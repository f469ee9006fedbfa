/** How many orders one question names; the same for the phone, the gateway and the platform's event stream. */
export const MOST_ASKED_ORDERS = 50;

/**
 * The orders that are asked for: each once, and of a long history the newest, which stand last (`fs_uuids` is oldest
 * first). Otherwise the order that the guest waits for would be the first one to be left out.
 */
export const askedOrders = (uuids: readonly string[]): readonly string[] =>
  [...new Set(uuids)].slice(-MOST_ASKED_ORDERS);
