'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { cart, cartOf, inHotel } from '@/lib/device/cart';
import type { Change } from '@/lib/device/persisted-value';
import type { Cart } from '@/lib/domain/cart/cart';

const onCartChange = (listener: () => void) => cart.subscribe(listener);
const cartNow = () => cart.get();

/**
 * This hotel's cart and how to change it. Straight from the device and not through its atom, which is empty in the
 * first picture: a full cart must not open with the words that it is empty.
 */
export function useCart(): [cart: Cart, change: (how: Change<Cart>) => void] {
  const { id } = useHotel();
  const value = useSyncExternalStore(onCartChange, cartNow, cartNow);
  const change = useCallback((how: Change<Cart>) => cart.change(inHotel(id, how)), [id]);
  return [cartOf(value, id), change];
}
