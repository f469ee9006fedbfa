import { pageOf } from './routes';
import { safeLink } from './safe-link';

/** The bottom bar. Source: guest-app 2 "Bottom navigation", follow-up 2.1; reading 13. */

const FEW = 3;

/** A bar with fewer than three entries is centred. */
export const isFewItems = (items: readonly unknown[]): boolean => items.length < FEW;

const toMiddle = <Item>(items: readonly Item[], item: Item): Item[] => {
  const others = items.filter((other) => other !== item);
  const middle = Math.floor(others.length / 2);
  return [...others.slice(0, middle), item, ...others.slice(middle)];
};

/**
 * A hotel's own bar: active entries only, in the hotel's order; the voice entry, or the chat entry when there is none,
 * stands in the middle (floor of the length without it / 2).
 */
export function arrangeBar<Item extends { code: string; active: boolean }>(items: readonly Item[]): Item[] {
  const active = items.filter((item) => item.active);
  const central = active.find((item) => item.code === 'voice') ?? active.find((item) => item.code === 'chat');
  return central === undefined ? active : toMiddle(active, central);
}

/** An entry of the default bar; its code is its icon too, and `word` its keyword. */
export type DefaultItem = {
  code: 'home' | 'services' | 'chat' | 'help' | 'orders' | 'cart';
  word: 'home' | 'services' | 'chat' | 'help' | 'my_orders' | 'cart';
  external_link: string | null;
};

/**
 * The bar of a hotel that configured none: Home (hidden while the hotel's chat is active), Services, Chat (only while
 * it is), Help (only with a link), My orders, Cart.
 */
export function defaultBar(hotel: { is_active_chat: boolean; help_link: string | null }): DefaultItem[] {
  const help = safeLink(hotel.help_link);
  const items: readonly (DefaultItem | null)[] = [
    hotel.is_active_chat ? null : { code: 'home', word: 'home', external_link: null },
    { code: 'services', word: 'services', external_link: null },
    hotel.is_active_chat ? { code: 'chat', word: 'chat', external_link: null } : null,
    help === null ? null : { code: 'help', word: 'help', external_link: help },
    { code: 'orders', word: 'my_orders', external_link: null },
    { code: 'cart', word: 'cart', external_link: null },
  ];
  return items.filter((item) => item !== null);
}

/** With something in the cart the whole bar gives way to the cart button, except on home (guest-app 2). */
export const showsCartBar = (at: { cartCount: number; pathname: string }): boolean =>
  at.cartCount > 0 && pageOf(at.pathname).kind !== 'home';
