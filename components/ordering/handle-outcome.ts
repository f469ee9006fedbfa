import { openOverlay, openOverlays, replaceOverlay } from '@/components/ui/overlay/overlay-stack';
import { type OrderPopup, orderIntent } from '@/lib/device/pending-order';
import { type Id, sameId } from '@/lib/domain/id';
import { heldUntil } from '@/lib/domain/orders/held-order';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';
import { hasCheckoutBeside } from './checkout-beside';
import { followWaiting } from './follow-waiting';
import { getOrderSender, type OrderSender } from './order-sender';
import type { SendOutcome } from './send-order';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'order-success': OrderSuccessData;
  }
}

/**
 * Shows the outcome of an order, whichever overlays are open: the splash for an accepted order, or the checkout with
 * the reason for a failed one (sending/SE7, refusals/RF12). `isOwn`: see `showSuccess`.
 */
export function handleOutcome(outcome: SendOutcome | null, sender: OrderSender, isOwn: boolean): void {
  if (outcome?.kind === 'accepted') showSuccess(outcome.success, isOwn);
  if (outcome?.kind === 'refused')
    openCheckout(outcome.intent.body.popup, isCheckoutOf(outcome.intent.body.popup), sender);
  // Any checkout shows an order with an unknown outcome. `why` null: it was left by a closed tab, so it waits until a
  // checkout is opened.
  if (outcome?.kind === 'unknown' && outcome.why !== null) openCheckout(outcome.popup, isCheckout, sender);
  follow(outcome, sender);
}

/** Follows an order that waits for a network. */
function follow(outcome: SendOutcome | null, sender: OrderSender): void {
  if (outcome !== null) followWaiting(outcome, sender, (next) => handleOutcome(next, sender, false));
}

type OverlayTest = (overlay: { name: string; arg: unknown }) => boolean;

function openCheckout(popup: OrderPopup | null, isOpen: OverlayTest, sender: OrderSender): void {
  if (openOverlays().some(isOpen)) return;
  if (popup === null && hasCheckoutBeside()) return;
  sender.retainOutcome();
  if (popup === null) openOverlay('cart');
  else openOverlay('fast-order', popup);
}

const isCheckout: OverlayTest = ({ name }) => name === 'cart' || name === 'fast-order';

/** Returns a test for checkouts of this order: the one that sent it, or a later one of the same product. */
const isCheckoutOf =
  (popup: OrderPopup | null): OverlayTest =>
  ({ name, arg }) =>
    popup === null
      ? name === 'cart'
      : name === 'fast-order' && sameId((arg as { productId: Id }).productId, popup.productId);

/**
 * The splash replaces the cart, or the fast order that was sent, so that back does not lead to a sent form. A fast
 * order that is open while another order is accepted stays below with its input.
 */
function showSuccess(success: OrderSuccessData, isOwn: boolean): void {
  const top = openOverlays().at(-1)?.name;
  if (top === 'cart' || (top === 'fast-order' && isOwn)) replaceOverlay('order-success', success);
  else openOverlay('order-success', success);
}

/**
 * Checks an order whose tab was closed while sending, and shows the splash when it was accepted. One that waits for a
 * network is sent.
 */
export async function resolveInterruptedOrder(hotelCode: string): Promise<void> {
  const sender = getOrderSender(hotelCode);
  // A request of a page that was closed in its ten seconds, or of another tab, which sends it itself.
  const until = heldUntil(orderIntent.get(), Date.now());
  if (until !== null) await new Promise((done) => setTimeout(done, until - Date.now()));
  const outcome = await sender.checkInterrupted();
  if (outcome?.kind === 'accepted') showSuccess(outcome.success, false);
  follow(outcome, sender);
}
