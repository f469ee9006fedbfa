'use client';

import { late } from '@/components/hotel/late';
import { cartHolds } from '@/lib/device/cart-holds';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** What shows the holds of the cart outside of it, loaded with the dictionary while something is held. */
export const LateCartHoldLabel = late(() => import('./cart-hold-label').then((module) => module.CartHoldLabel), {
  waiting: () => <span className="block min-h-10" />,
});

/** The same for the cart's entry in the bar. */
export const LateCartEntryHold = late(() => import('./cart-hold-label').then((module) => module.CartEntryHold));

const LateHoldWatch = late(() => import('./hold-watch').then((module) => module.HoldWatch));

/** The watch over the cart's holds; nothing while nothing is held. */
export function HoldWatchSlot() {
  const hasHolds = useAtomValue(cartHolds).length > 0;
  return hasHolds && <LateHoldWatch />;
}
