'use client';

import { lateWithMessages } from '@/components/hotel/late-with-messages';
import { withCart } from '@/components/hotel/load-cart';
import { useKnownCart } from '@/components/hotel/use-known-cart';
import { cartHolds } from '@/lib/device/cart-holds';
import { usePersistedValue } from '@/lib/device/use-persisted-value';
import { NO_HOLDS } from './no-holds';

/** What shows the holds of the cart outside of it, loaded with the dictionary while something is held. */
export const LateCartHoldLabel = lateWithMessages(
  () => import('./cart-hold-label').then((module) => module.CartHoldLabel),
  <span className="block min-h-10" />,
);

/** The same for the cart's entry in the bar. */
export const LateCartEntryHold = lateWithMessages(
  () => import('./cart-hold-label').then((module) => module.CartEntryHold),
  null,
);

const LateHoldWatch = lateWithMessages(() => withCart(import('./hold-watch')).then((module) => module.HoldWatch), null);

/** The watch over the cart's holds; nothing while nothing is held or the cart is empty. */
export function HoldWatchSlot() {
  const cart = useKnownCart();
  const hasHolds = usePersistedValue(cartHolds, NO_HOLDS).length > 0;
  return hasHolds && cart !== null && <LateHoldWatch />;
}
