import { paths } from '@/lib/contract/paths';
import { orderIntent } from '@/lib/device/pending-order';
import { heldUntil } from '@/lib/domain/orders/held-order';
import { beginTry } from '@/lib/domain/orders/order-intent';

/**
 * Sends a held request at once when the page is left, without waiting for locks or answers, which a page that is closed
 * does not get. The attempt is stored first: whoever continues asks for the uuid before sending again. Rule: sending/SE23.
 */
function sendOnLeave(): void {
  if (document.visibilityState !== 'hidden' || heldUntil(orderIntent.get(), Date.now()) === null) return;
  orderIntent.changeNow((intent) => intent && beginTry(intent));
  const order = orderIntent.get()?.body.order;
  if (order === undefined) return;
  const body = JSON.stringify(order);
  const headers = { 'content-type': 'application/json' };
  // The outcome is asked for later: by this page when it is seen again, or by the next one.
  fetch(`/api/v1${paths.orders()}`, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Sends the held request when the guest leaves the page. Returns the function that ends this. */
export function sendWhenLeft(): () => void {
  document.addEventListener('visibilitychange', sendOnLeave);
  return () => document.removeEventListener('visibilitychange', sendOnLeave);
}
