import { loadSendOrder } from '@/components/ordering/load-send-order';

/**
 * What a checkout needs after its first paint: its fields, and what sends the order. Imported in this one place, so that
 * cart, fast order and prefetch share the chunks. Decision 044.
 */
export async function loadCheckoutParts() {
  const [{ CHECKOUT_PARTS }] = await Promise.all([import('./checkout-parts'), loadSendOrder()]);
  return CHECKOUT_PARTS;
}

export type CheckoutParts = Awaited<ReturnType<typeof loadCheckoutParts>>;
