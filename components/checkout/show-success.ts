import { openOverlay, openOverlays, replaceOverlay } from '@/components/ui/overlay-stack';
import type { SuccessFacts } from '@/lib/domain/order-success';

declare module '@/components/ui/overlay-stack' {
  interface OverlayArgs {
    'order-success': SuccessFacts;
  }
}

/** The splash takes the cart's place: back does not lead to a cart that has been sent. */
export function showSuccess(success: SuccessFacts): void {
  if (openOverlays().at(-1)?.name === 'cart') replaceOverlay('order-success', success);
  else openOverlay('order-success', success);
}
