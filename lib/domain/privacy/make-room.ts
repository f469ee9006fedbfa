/** What the next visit does without, by the beginning of the key. */
const LEAST_NEEDED = ['display_announcement_', 'firebase:', 'install_offered'];

/** What only spares a guest some typing, and gives way to an order in the making. */
const LESS_THAN_AN_ORDER = ['property_values', 'phone-number-', 'count-unread-messages'];

/** An order in the making: the cart, the order being sent, and the orders that were sent. */
const OF_AN_ORDER = ['cart', 'order-intent', 'fs_uuids'];

/** Whether a key holds a part of an order in the making, which is kept above all else. Rule: device-storage/D18. */
export const isOfAnOrder = (key: string): boolean => OF_AN_ORDER.includes(key);

/**
 * What may be removed from a full storage to make room for a key, in this order, one group after the other until there is
 * room. `stored`: the keys that are there. Rule: device-storage/D18.
 */
export function removableFor(key: string, stored: readonly string[]): readonly (readonly string[])[] {
  const groups = isOfAnOrder(key) ? [LEAST_NEEDED, LESS_THAN_AN_ORDER] : [LEAST_NEEDED];
  return groups
    .map((starts) => stored.filter((each) => each !== key && starts.some((start) => each.startsWith(start))))
    .filter((group) => group.length > 0);
}
