'use client';

import { useCart } from '@/components/hotel/use-cart';
import { cartHolds } from '@/lib/device/cart-holds';
import { chosenSlots } from '@/lib/domain/booking/chosen-slots';
import { type DeviceHold, firstToEnd, holdsOf, type LineSlots } from '@/lib/domain/booking/slot-hold';
import type { Kit } from '@/lib/domain/options/kit';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** The product and the chosen slots of a line. */
export const lineSlots = ({ product }: { product: { uuid: string; property: Kit | null } }): LineSlots => ({
  product: product.uuid,
  slots: chosenSlots(product),
});

/** The holds of the cart's slots that end first; empty if none is held. Rule: booking/B31. */
export function useCartHold(): readonly DeviceHold[] {
  const all = useAtomValue(cartHolds);
  const { cart } = useCart();
  return firstToEnd(cart.products.flatMap((line) => holdsOf(all, lineSlots(line)).held));
}
