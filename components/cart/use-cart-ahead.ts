'use client';

import { useMemo } from 'react';
import { useCart } from '@/components/checkout/use-cart';
import type { Ahead } from '@/components/ui/overlay/overlay-host';

/**
 * A full cart is the largest overlay, and the one that every order goes through: it is drawn before it is opened, and
 * anew with every change. null: it is empty.
 */
export function useCartAhead(): Ahead | null {
  const [cart] = useCart();
  return useMemo(() => (cart.products.length === 0 ? null : { name: 'cart' }), [cart]);
}
