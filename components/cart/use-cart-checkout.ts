'use client';

import type { Checkout, OrderDraft } from '@/components/checkout/checkout';
import { useCheckout } from '@/components/checkout/use-checkout';
import { useHotel } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import type { CartLine } from '@/lib/domain/cart/cart';
import { isOrderBlocked, type VisibleNotice, visibleNotices } from '@/lib/domain/cart/cart-notices';
import { isBlocking } from '@/lib/domain/cart/is-blocking';
import { type CartCheck, useCartCheck } from './use-cart-check';

/** What a cart with its checkout shows, in the drawer and beside the content. */
export type CartCheckout = {
  lines: readonly CartLine[];
  notices: readonly VisibleNotice[];
  check: CartCheck;
  checkout: Checkout;
  /** Whether something in the cart cannot be ordered. */
  isUnavailable: boolean;
};

/** The checkout of the stored cart, which is compared with the catalogue first. */
export function useCartCheckout(): CartCheckout {
  const hotel = useHotel();
  const { cart, latest, change } = useCart();
  const draft: OrderDraft = {
    cart,
    latest,
    popup: null,
    keep: (property) => change((current) => ({ ...current, property })),
  };
  const check = useCartCheck();
  const lines = cart.products;
  const notices = visibleNotices(hotel.variations.cartNotices, lines);
  const checkout = useCheckout(draft, {
    isBlocked: () => check.issues.length > 0 || isOrderBlocked(notices),
    onRefused: check.readAgain,
  });
  const isUnavailable = checkout.errors.header !== null || (checkout.tried && check.issues.some(isBlocking));
  return { lines, notices, check, checkout, isUnavailable };
}
