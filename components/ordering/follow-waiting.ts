import { endBackgroundSend, sendInBackground } from './background-sync';
import type { OrderSender } from './order-sender';
import type { SendOutcome } from './send-order';
import { tryWhenOnline } from './try-when-online';

/**
 * Sends an order that waits for a network as soon as there is one, and takes any other back from the service worker.
 * Rules: sending/SE21, sending/SE22.
 */
export function followWaiting(
  outcome: SendOutcome,
  sender: OrderSender,
  onSettled: (outcome: SendOutcome) => void,
): void {
  if (outcome.kind !== 'unknown' || !outcome.waits) {
    // Without it, the worker asks for the order's uuid before it sends.
    endBackgroundSend().catch(() => undefined);
    return;
  }
  // Without it, the order is sent while a page is open.
  sendInBackground(sender.hotelCode).catch(() => undefined);
  tryWhenOnline(async () => {
    const next = await sender.sendWaiting();
    if (next === null || (next.kind === 'unknown' && next.waits)) return 'again';
    onSettled(next);
    return 'done';
  });
}
