import { openOverlay, openOverlays, replaceOverlay } from '@/components/ui/overlay/overlay-stack';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'order-success': OrderSuccessData;
  }
}

/**
 * The splash takes the place of the cart, and of the fast order that it is about: back does not lead to a form that has
 * been sent. A fast order that is open while an older order arrives waits below, with all that was typed.
 */
export function showSuccess(success: OrderSuccessData, isOwn: boolean): void {
  const top = openOverlays().at(-1)?.name;
  if (top === 'cart' || (top === 'fast-order' && isOwn)) replaceOverlay('order-success', success);
  else openOverlay('order-success', success);
}
