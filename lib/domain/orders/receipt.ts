/** The receipt of an order, which is found by its number among the orders of the device. Rule: orders/OR29. */
type Numbered = { num: string; ostatus_id: string; receipts?: readonly unknown[] };

/** The numbered documents of an order; none from a server of an earlier release, which does not send them. */
export const numberedReceipts = <T>({ receipts }: { receipts?: readonly T[] }): readonly T[] => receipts ?? [];

/** Whether an order has a receipt: it has a number, and is done or has numbered documents. Rule: receipts/RP6. */
export const hasReceipt = (order: Numbered): boolean =>
  order.num.trim() !== '' && (order.ostatus_id === 'done' || numberedReceipts(order).length > 0);

/** The path of the page. The number opens nothing by itself, unlike the uuid, which never stands in an address. */
export const receiptPath = ({ num }: { num: string }): string => `/receipt?order=${encodeURIComponent(num.trim())}`;

/** Returns the order with a receipt and this number; null: the device has none. The newest comes first in `orders`. */
export const receiptOrder = <T extends Numbered>(orders: readonly T[], num: string | null): T | null =>
  orders.find((order) => hasReceipt(order) && order.num.trim() === num?.trim()) ?? null;
