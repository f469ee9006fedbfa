import { type Id, sameId } from '../id';
import { pageOf } from './routes';

/** Where and when the bottom bar shows what. bar-items.ts decides its entries. */

const FEW = 3;

/** Whether the bar has fewer than three entries and is centred. Rule: navigation/N14. */
export const isFewItems = (items: readonly unknown[]): boolean => items.length < FEW;

/**
 * Returns what stands at the bottom of a page: with products in the cart the cart button, on every page but home
 * (navigation/N1); otherwise the menu. A hotel that hides the bar has the cart button on home too, because nothing else
 * there leads to the cart, and My orders once the device has an order (navigation/N22). A receipt has its Print button
 * there (orders/OR29).
 */
export function bottomOf(input: {
  cartCount: number;
  pathname: string;
  hideBar: boolean;
  hasOrders: boolean;
}): 'cart' | 'menu' | 'orders' | null {
  const { cartCount, pathname, hideBar, hasOrders } = input;
  const { kind } = pageOf(pathname);
  if (kind === 'receipt') return null;
  if (cartCount > 0 && (hideBar || kind !== 'home')) return 'cart';
  if (!hideBar) return 'menu';
  return hasOrders ? 'orders' : null;
}

/**
 * The default bar on one page: without Help on the pages of the sections for which the hotel hides it. Every page with
 * an id of its own counts as a page of that section. Rule: navigation/N23.
 */
export function standardBarAt<Item extends { code: string }>(
  items: readonly Item[],
  context: { pathname: string; hideHelpOn: readonly Id[] },
): readonly Item[] {
  const page = pageOf(context.pathname);
  const isHidden = 'id' in page && context.hideHelpOn.some((id) => sameId(id, page.id));
  return isHidden ? items.filter(({ code }) => code !== 'help') : items;
}

/** Whether a link leads to a page of this app, which its router can open without loading the app again. */
export const isPageLink = (href: string): boolean =>
  href.startsWith('/') && pageOf(href.split(/[?#]/, 1)[0] ?? '').kind !== 'not-found';

/** Whether a link leads to the page on which it stands. `/` and `/home` are one page (pages/PG2). */
export const isLinkToHere = (href: string, pathname: string): boolean =>
  href === pathname || (isHome(href) && isHome(pathname));

const isHome = (path: string): boolean => pageOf(path).kind === 'home';
