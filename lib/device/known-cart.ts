import type { Cart } from '@/lib/domain/cart/cart';
import type { Id } from '@/lib/domain/options/kit';
import { localStore } from './local-storage';
import type { Change, PersistedValue } from './persisted-value';

/**
 * The cart without the code that reads it (cart.ts), which a page without a cart does not load. Decision 076, rule:
 * cart/CT1.
 */

type CartOnDevice = PersistedValue<Cart> & {
  /** Applies a change to this hotel's cart and sets the order uuid with the first line. */
  changeIn(hotelId: Id, change: Change<Cart>): void;
};

/** The device has a cart, and the code that reads it is not loaded. */
export type UnreadCart = 'unread';

let loaded: CartOnDevice | null = null;
const listeners = new Set<() => void>();

/** Called by the code that reads the cart, when it is loaded. */
export function provideCart(cart: CartOnDevice): void {
  loaded = cart;
  for (const listener of [...listeners]) listener();
}

/** Returns the cart for code that is loaded together with it (`withCart`). */
export function loadedCart(): CartOnDevice {
  if (loaded === null) throw new Error('The code of the cart is not loaded');
  return loaded;
}

/** Returns the cart of any hotel; null if the device has none. */
export function knownCart(): Cart | UnreadCart | null {
  if (loaded !== null) return loaded.get();
  try {
    return localStore.getItem('cart')?.includes('"products":[{') ? 'unread' : null;
  } catch {
    // Without storage there is no cart of an earlier page.
    return null;
  }
}

/** Calls the listener when the cart changes in any tab, and when its code is loaded. Returns the unsubscribe function. */
export function onKnownCart(listener: () => void): () => void {
  if (loaded !== null) return loaded.subscribe(listener);
  let stop = () => {};
  const follow = () => {
    leave();
    stop = loadedCart().subscribe(listener);
    listener();
  };
  const leave = () => {
    listeners.delete(follow);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
  listeners.add(follow);
  // Another tab may store the first cart; a page of the back/forward cache has missed that.
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    leave();
    stop();
  };
}
