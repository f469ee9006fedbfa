'use client';

import { lateWithMessages } from '@/components/hotel/late-with-messages';
import { cartHolds } from '@/lib/device/cart-holds';
import { useAtomValue } from '@/lib/state/use-atom-value';

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

const LateHoldWatch = lateWithMessages(() => import('./hold-watch').then((module) => module.HoldWatch), null);

/** The watch over the cart's holds; nothing while nothing is held. */
export function HoldWatchSlot() {
  const hasHolds = useAtomValue(cartHolds).length > 0;
  return hasHolds && <LateHoldWatch />;
}
