'use client';

import { useMemo } from 'react';
import { loadedCart } from '@/lib/device/known-cart';
import type { Change } from '@/lib/device/persisted-value';
import { usePersistedValue } from '@/lib/device/use-persisted-value';
import { type Cart, cartOf, emptyCart } from '@/lib/domain/cart/cart';
import { useHotel } from './hotel-context';

type CartAccess = {
  cart: Cart;
  /** Returns the stored cart: another tab may have changed it since the last render. */
  latest: () => Cart;
  /**
   * Applies a function of `lib/domain/cart` to the cart. It runs again if another tab has stored a change meanwhile.
   */
  change: (how: Change<Cart>) => void;
  /** Reads the stored cart again, where storage events are not reliable enough. */
  reread: () => void;
};

const NO_CART = emptyCart(0);

/**
 * This hotel's cart on this device and the functions that change it, whose identity is stable. For code that is loaded
 * together with the cart (`withCart`). Rules: cart/CT1, cart/CT2.
 */
export function useCart(): CartAccess {
  const { id } = useHotel();
  const device = loadedCart();
  const value = usePersistedValue(device, NO_CART);
  const cart = useMemo(() => cartOf(value, id), [value, id]);
  const access = useMemo(
    () => ({
      latest: () => cartOf(device.get(), id),
      change: (how: Change<Cart>) => device.changeIn(id, how),
      reread: () => device.reread(),
    }),
    [device, id],
  );
  return { cart, ...access };
}
