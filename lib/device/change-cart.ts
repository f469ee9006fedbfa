import { type Cart, cartOf } from '@/lib/domain/cart/cart';
import { withOrderUuid } from '@/lib/domain/cart/change-cart';
import type { Id } from '@/lib/domain/id';
import { newUuid } from './new-uuid';
import type { Change } from './persisted-atom';

/** Wraps a change so that it applies to this hotel's cart and sets the order uuid with the first line. */
export function inHotel(hotelId: Id, change: Change<Cart>): Change<Cart> {
  const uuid = newUuid();
  return (value) => withOrderUuid(change(cartOf(value, hotelId)), uuid);
}
