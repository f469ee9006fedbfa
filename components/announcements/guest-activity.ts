import { openOverlays, sinceBack } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import type { GuestActivity } from '@/lib/domain/announcements/interruption';
import { cartOf } from '@/lib/domain/cart/cart';
import type { Id } from '@/lib/domain/id';

/** This code is loaded after the page, so that a touch before it may have been the one that opened the page. */
let touchedAt = Date.now();
const touched = () => {
  touchedAt = Date.now();
};
// A finger that scrolls sends no more pointer events, but touches.
for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel']) {
  window.addEventListener(type, touched, { capture: true, passive: true });
}

/** What the guest is doing now. Rule: announcements/AN17. */
export const guestActivity = (hotelId: Id): GuestActivity => ({
  hasOverlay: openOverlays().length > 0,
  isTyping: document.activeElement?.matches('input, textarea, select') === true,
  cartLines: cartOf(cart.get(), hotelId).products.length,
  sinceTouch: Date.now() - touchedAt,
  sinceBack: sinceBack(),
});
