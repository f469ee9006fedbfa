'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { withCart } from '@/components/hotel/load-cart';
import { resource } from '@/components/ui/resource';
import { knownCart, onKnownCart } from '@/lib/device/known-cart';

const bar = resource(async () => {
  const [{ CartBar }, { CartEntryTitle }, { HoldWatchSlot }] = await withCart(
    Promise.all([import('./cart-bar'), import('./cart-entry-title'), import('@/components/holds/late-holds')]),
  );
  return { CartBar, CartEntryTitle, HoldWatchSlot };
});

type CartBarParts = Awaited<ReturnType<typeof bar.load>>;

const isWanted = () => knownCart() !== null;
const onServer = () => false;

/**
 * The button of the cart and the watch over its holds, whose code also reads and prices the cart. Loaded when the device
 * has a cart, or as soon as other code can put something into one. Undefined until then; after a failure the next change
 * of `count` loads again.
 */
export function useCartBar(count: number): CartBarParts | undefined {
  const wanted = useSyncExternalStore(onKnownCart, isWanted, onServer);
  const [parts, setParts] = useState(() => bar.loaded());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `count` repeats a failed attempt
  useEffect(() => {
    if (wanted) bar.load().then(setParts, () => undefined);
  }, [wanted, count]);
  return parts;
}
