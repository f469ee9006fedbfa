import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { OrderPopup } from '@/lib/device/order-intent';
import type { OrderSender } from '@/lib/device/order-sender';
import type { SendOutcome } from '@/lib/device/send-order';
import { type Id, sameId } from '@/lib/domain/options/kit';
import { showSuccess } from './show-success';

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
