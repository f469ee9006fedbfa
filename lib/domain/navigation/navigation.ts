import { safeLink } from '../security/safe-link';
import { pageOf } from './routes';

/**
 * The entries of the bottom bar. Rules: navigation/N2, navigation/N10, navigation/N7, navigation/N13, navigation/N16.
 */

const FEW = 3;

/** Whether the bar has fewer than three entries and is centred. Rule: navigation/N14. */
export const isFewItems = (items: readonly unknown[]): boolean => items.length < FEW;

const toMiddle = <Item>(items: readonly Item[], item: Item): Item[] => {
  const others = items.filter((other) => other !== item);
  const middle = Math.floor(others.length / 2);
  return [...others.slice(0, middle), item, ...others.slice(middle)];
};

/** The codes of entries that the app implements. Chat and voice will be added when they are built. */
const SERVED_CODES: readonly string[] = ['home', 'services', 'orders', 'cart'];

const isServedCode = (code: string): boolean => SERVED_CODES.includes(code);

/**
 * Arranges a hotel's own bar: active entries in the hotel's order. Entries that the app does not implement and that
 * have no link are left out, because they would open something else. The voice entry, or else the chat entry, is moved
 * to the middle (floor of the number of other entries / 2). Empty: the hotel gets the default bar. Rule:
 * navigation/N18.
 */
export function arrangeBar<Item extends { code: string; active: boolean; external_link: string | null }>(
  items: readonly Item[],
): Item[] {
  const shown = items.filter((item) => item.active && (item.external_link !== null || isServedCode(item.code)));
  const central = shown.find((item) => item.code === 'voice') ?? shown.find((item) => item.code === 'chat');
  return central === undefined ? shown : toMiddle(shown, central);
}

/** An entry of the default bar. Its code is also its icon; `messageKey`: its title. */
type DefaultItem = {
  code: 'home' | 'services' | 'chat' | 'help' | 'orders' | 'cart';
  messageKey: 'home' | 'services' | 'chat' | 'help' | 'my_orders' | 'cart';
  external_link: string | null;
  home?: '/home';
};

/**
 * Returns the bar of a hotel without its own: Home (hidden if the hotel's chat can be opened), Services, Chat (only if
 * it can be opened), Help (only with a link), My orders, Cart. Rule: navigation/N6.
 */
export function defaultBar(hotel: { is_active_chat: boolean; help_link: string | null }): DefaultItem[] {
  const help = safeLink(hotel.help_link);
  const hasChat = hotel.is_active_chat && isServedCode('chat');
  const items: readonly (DefaultItem | null)[] = [
    hasChat ? null : { code: 'home', messageKey: 'home', external_link: null, home: '/home' },
    { code: 'services', messageKey: 'services', external_link: null },
    hasChat ? { code: 'chat', messageKey: 'chat', external_link: null } : null,
    help === null ? null : { code: 'help', messageKey: 'help', external_link: help },
    { code: 'orders', messageKey: 'my_orders', external_link: null },
    { code: 'cart', messageKey: 'cart', external_link: null },
  ];
  return items.filter((item) => item !== null);
}

/** Whether the cart button replaces the bar: if the cart is not empty, on every page but home (navigation/N1). */
export const showsCartBar = (at: { cartCount: number; pathname: string }): boolean =>
  at.cartCount > 0 && pageOf(at.pathname).kind !== 'home';
