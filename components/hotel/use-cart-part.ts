'use client';

import { atom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { cart as cartAtom } from '@/lib/device/cart';
import { type Cart, cartOf, countOf } from '@/lib/domain/cart/cart';
import type { Id } from '@/lib/domain/id';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useHotel } from './hotel-context';

/**
 * A part of this hotel's cart on this device. The component renders again only when the part changes. `select`: keep its
 * identity between renders. Rule: cart/CT1.
 */
export function useCartPart<T>(select: (cart: Cart) => T): T {
  const { id } = useHotel();
  return useAtomValue(useMemo(() => atom((get) => select(cartOf(get(cartAtom), id))), [id, select]));
}

/** How many pieces of a product are in the cart. */
export const useCartCount = (productId: Id): number =>
  useCartPart(useCallback((cart) => countOf(cart, productId), [productId]));

const lineCount = ({ products }: Cart) => products.length;

/** How many lines are in the cart: different products, not pieces. */
export const useLineCount = (): number => useCartPart(lineCount);
