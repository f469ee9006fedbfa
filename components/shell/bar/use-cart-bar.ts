'use client';

import { useEffect, useState } from 'react';
import { onIntent } from '@/components/ui/intent';
import { resource } from '@/components/ui/resource';

const bar = resource(async () => (await import('./cart-parts')).CART_PARTS);

type CartBarParts = Awaited<ReturnType<typeof bar.load>>;

/** Ignored: the next change of the cart loads again. */
const ignore = () => undefined;

/** Loads the button of the cart before something is in the cart. */
export const loadCartBar = (): Promise<unknown> => bar.load().catch(ignore);

/** What puts something into the cart. */
const FILLS_CART = '[data-opens="product"], [data-adds]';

/**
 * The button of the cart and the watch over its holds. Loaded when the cart has lines, or a guest is about to add one.
 * Undefined until then. `lines`: how many lines the cart has.
 */
export function useCartBar(lines: number): CartBarParts | undefined {
  const [, setLoaded] = useState<CartBarParts | null>(null);
  useEffect(() => {
    if (lines > 0 && bar.loaded() === undefined) bar.load().then(setLoaded, ignore);
  }, [lines]);
  useEffect(() => onIntent(FILLS_CART, () => void loadCartBar()), []);
  return bar.loaded();
}
