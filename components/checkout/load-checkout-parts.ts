import { loadSendOrder } from '@/components/ordering/load-send-order';

/**
 * Loads the code that a checkout needs after its first paint: its fields and the sending of the order. Imported only
 * here, so that cart, fast order and prefetch share the chunks. Decision 142.
 */
export async function loadCheckoutParts() {
  const [{ CHECKOUT_PARTS }] = await Promise.all([import('./checkout-parts'), loadSendOrder()]);
  return CHECKOUT_PARTS;
}

export type CheckoutParts = Awaited<ReturnType<typeof loadCheckoutParts>>;
