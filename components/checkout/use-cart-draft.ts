'use client';

import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import type { OrderPopup } from '@/components/ordering/pending-order';
import { cartOf, cart as cartOnDevice } from '@/lib/device/cart';
import type { Cart } from '@/lib/domain/cart/cart';
import type { Kit } from '@/lib/domain/options/kit';
import { useCart } from './use-cart';

/** What an order is made of beside the answers of its checkout: the saved cart, or the one product of a fast order. */
export type OrderDraft = {
  cart: Cart;
  /** The same as it is at this moment: another tab may just have sent it. The sender has looked again by then. */
  now: () => Cart;
  /** The popup that it is ordered from; null: the cart. */
  popup: OrderPopup | null;
  /** Keeps the answers to the order-level options. */
  keep: (property: Kit) => void;
  /** Called with the kind of a payment once it is chosen, where the product's own options stand on the same screen. */
  onPaymentType?: (paymentType: string | null) => void;
};

/** The guest's saved cart as a draft. Opening it looks at the device again (cart/CT7). */
export function useCartDraft(): OrderDraft {
  const { id } = useHotel();
  const [cart, change] = useCart();
  useEffect(() => cartOnDevice.reread(), []);
  return {
    cart,
    now: () => cartOf(cartOnDevice.get(), id),
    popup: null,
    keep: (property) => change((so) => ({ ...so, property })),
  };
}
