'use client';

import { useMemo } from 'react';
import { cart as cartOnDevice, inHotel, NO_CART } from '@/lib/device/cart';
import type { Change } from '@/lib/device/persisted-value';
import { usePersistedValue } from '@/lib/device/use-persisted-value';
import { type Cart, cartOf } from '@/lib/domain/cart/cart';
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

/**
 * This hotel's cart on this device and the functions that change it, whose identity is stable. Rules: cart/CT1,
 * cart/CT2.
 */
export function useCart(): CartAccess {
  const { id } = useHotel();
  const value = usePersistedValue(cartOnDevice, NO_CART);
  const cart = useMemo(() => cartOf(value, id), [value, id]);
  const access = useMemo(
    () => ({
      latest: () => cartOf(cartOnDevice.get(), id),
      change: (how: Change<Cart>) => cartOnDevice.change(inHotel(id, how)),
      reread: () => cartOnDevice.reread(),
    }),
    [id],
  );
  return { cart, ...access };
}
