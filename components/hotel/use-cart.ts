'use client';

import { useMemo } from 'react';
import { cart as cartOnDevice, inHotel, NO_CART } from '@/lib/device/cart';
import type { Change } from '@/lib/device/persisted-value';
import { usePersistedValue } from '@/lib/device/use-persisted-value';
import { type Cart, cartOf } from '@/lib/domain/cart/cart';
import { useHotel } from './hotel-context';

type CartAccess = {
  cart: Cart;
  /** The cart at this moment: another tab may have changed it since the last render. */
  latest: () => Cart;
  /** Takes a function of `lib/domain/cart`: a change is applied again to what another tab has stored meanwhile. */
  change: (how: Change<Cart>) => void;
  /** Reads what is stored by now, for an opening that does not rely on storage events. */
  reread: () => void;
};

/** This hotel's cart on this phone, and how to change it; the functions keep their identity. Rules: cart/CT1, cart/CT2. */
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
