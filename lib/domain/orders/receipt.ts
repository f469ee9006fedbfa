/** The receipt of an order, which is found by its number among the orders of the device. Rule: orders/OR29. */
type Numbered = { num: string; ostatus_id: string };

/** Whether an order has a receipt: it is done and has a number. */
export const hasReceipt = ({ num, ostatus_id }: Numbered): boolean => ostatus_id === 'done' && num.trim() !== '';

/** The path of the page. The number opens nothing by itself, unlike the uuid, which never stands in an address. */
export const receiptPath = ({ num }: { num: string }): string => `/receipt?order=${encodeURIComponent(num.trim())}`;

/** Returns the order with a receipt and this number; null: the device has none. The newest comes first in `orders`. */
export const receiptOrder = <T extends Numbered>(orders: readonly T[], num: string | null): T | null =>
  orders.find((order) => hasReceipt(order) && order.num.trim() === num?.trim()) ?? null;
