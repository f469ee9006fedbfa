/** Where an order that is being sent is kept (components/ordering/pending-order). Apart, because every page asks for it. */
export const ORDER_INTENT_KEY = 'order-intent';

/** Whether something may have been left: a tab was closed while it was sending. The order itself is read later. */
export function mayHaveInterruptedOrder(): boolean {
  try {
    return window.localStorage.getItem(ORDER_INTENT_KEY) !== null;
  } catch {
    // Storage is switched off: then nothing was kept either.
    return false;
  }
}
