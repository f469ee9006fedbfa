'use client';

import { useMemo } from 'react';
import { cart as cartAtom } from '@/lib/device/cart';
import { inHotel } from '@/lib/device/change-cart';
import type { Change } from '@/lib/device/persisted-atom';
import { type Cart, cartOf } from '@/lib/domain/cart/cart';
import { useHotel } from './hotel-context';
import { useCartPart } from './use-cart-part';

type CartActions = {
  /** Returns the stored cart: another tab may have changed it since the last render. */
  latest: () => Cart;
  /**
   * Applies a function of `lib/domain/cart` to the cart. It runs again if another tab has stored a change meanwhile.
   */
  change: (how: Change<Cart>) => void;
  /** Reads the stored cart again, where storage events are not reliable enough. */
  reread: () => void;
};

/** The functions that change this hotel's cart. Their identity is stable. Rule: cart/CT2. */
export function useCartActions(): CartActions {
  const { id } = useHotel();
  return useMemo(
    () => ({
      latest: () => cartOf(cartAtom.get(), id),
      change: (how) => cartAtom.change(inHotel(id, how)),
      reread: () => cartAtom.reread(),
    }),
    [id],
  );
}

const whole = (cart: Cart) => cart;

/** All of this hotel's cart, for what shows its lines, and the functions that change it. */
export function useCart(): CartActions & { cart: Cart } {
  return { cart: useCartPart(whole), ...useCartActions() };
}
