import { localStore } from './local-storage';

/**
 * The storage key of a pending order (lib/device/pending-order). In a file of its own, because every page
 * checks it.
 */
export const ORDER_INTENT_KEY = 'order-intent';

/**
 * Whether an order may have been interrupted, because a tab was closed while sending it. The order itself is loaded
 * later.
 */
export function mayHaveInterruptedOrder(): boolean {
  try {
    return localStore.getItem(ORDER_INTENT_KEY) !== null;
  } catch {
    // Storage is disabled, so no order was stored.
    return false;
  }
}
