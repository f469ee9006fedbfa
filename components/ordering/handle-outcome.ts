import { openOverlay, openOverlays, replaceOverlay } from '@/components/ui/overlay/overlay-stack';
import { type Id, sameId } from '@/lib/domain/options/kit';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';
import { getOrderSender, type OrderSender } from './order-sender';
import type { OrderPopup } from './pending-order';
import type { SendOutcome } from './send-order';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'order-success': OrderSuccessData;
  }
}

/**
 * Where a guest is led once an order is settled, whatever is open by then: to the splash of one that has arrived, and
 * to the checkout of one that failed, where the reason stands (sending/SE7, refusals/RF12). `isOwn`: see `showSuccess`.
 */
export function handleOutcome(outcome: SendOutcome | null, sender: OrderSender, isOwn: boolean): void {
  if (outcome?.kind === 'accepted') showSuccess(outcome.success, isOwn);
  if (outcome?.kind === 'refused') leadTo(outcome.intent.body.popup, isCheckoutOf(outcome.intent.body.popup), sender);
  // Every checkout shows the order whose outcome nobody knows; one that was only found out about waits for the next.
  if (outcome?.kind === 'unknown' && outcome.why !== null) leadTo(outcome.popup, isCheckout, sender);
}

type IsThere = (overlay: { name: string; arg: unknown }) => boolean;

function leadTo(popup: OrderPopup | null, isThere: IsThere, sender: OrderSender): void {
  if (openOverlays().some(isThere)) return;
  sender.retainOutcome();
  if (popup === null) openOverlay('cart');
  else openOverlay('fast-order', popup);
}

const isCheckout: IsThere = ({ name }) => name === 'cart' || name === 'fast-order';

/** Whether an overlay is the checkout that an order was sent from, or one of the same product that was opened since. */
const isCheckoutOf =
  (popup: OrderPopup | null): IsThere =>
  ({ name, arg }) =>
    popup === null
      ? name === 'cart'
      : name === 'fast-order' && sameId((arg as { productId: Id }).productId, popup.productId);

/**
 * The splash takes the place of the cart, and of the fast order that it is about: back does not lead to a form that has
 * been sent. A fast order that is open while an older order arrives waits below, with all that was typed.
 */
function showSuccess(success: OrderSuccessData, isOwn: boolean): void {
  const top = openOverlays().at(-1)?.name;
  if (top === 'cart' || (top === 'fast-order' && isOwn)) replaceOverlay('order-success', success);
  else openOverlay('order-success', success);
}

/** Asks what became of an order that a closed tab has left, and says so when it has arrived. */
export async function resolveInterruptedOrder(hotelCode: string): Promise<void> {
  const outcome = await getOrderSender(hotelCode).checkInterrupted();
  if (outcome?.kind === 'accepted') showSuccess(outcome.success, false);
}
