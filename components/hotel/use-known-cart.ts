'use client';

import { useSyncExternalStore } from 'react';
import { knownCart, onKnownCart, type UnreadCart } from '@/lib/device/known-cart';
import type { Cart } from '@/lib/domain/cart/cart';
import { useHotel } from './hotel-context';

const onServer = () => null;

/** This hotel's cart as far as the page knows it; null without one. Features that change the cart use `useCart`. */
export function useKnownCart(): Cart | UnreadCart | null {
  const { id } = useHotel();
  const cart = useSyncExternalStore(onKnownCart, knownCart, onServer);
  return cart === null || cart === 'unread' || String(cart.hotel_id) === String(id) ? cart : null;
}
