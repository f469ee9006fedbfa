'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { Badge } from '@/components/ui/badge';
import { addIcons, Icon } from '@/components/ui/icon';
import { opens } from '@/components/ui/overlay/opens';
import {
  noOverlays,
  type OverlayName,
  onOverlaysChange,
  openOverlay,
  openOverlays,
} from '@/components/ui/overlay/overlay-stack';
import { RouterLink } from '@/components/ui/router-link';
import type { NavItemView } from '@/lib/contract/views';
import { bottomOf, isFewItems, isLinkToHere, isPageLink, standardBarAt } from '@/lib/domain/navigation/navigation';
import { barIconName } from './bar-icon-names';
import { CartBar } from './cart-bar';
import { useNavigation } from './use-navigation';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    services: null;
    orders: null;
    cart: null;
    chat: null;
    voice: null;
  }
}

/** The entries of the bar that open an overlay, whose name is their code. */
const OVERLAYS = ['services', 'orders', 'cart', 'chat', 'voice'] as const satisfies readonly OverlayName[];

const overlayOf = (code: string) => OVERLAYS.find((name) => name === code);

/**
 * The bottom bar, or the cart button that replaces it. Rules: navigation/N4, navigation/N7, navigation/N8,
 * navigation/N21, appearance/A12.
 */
export function BottomBar(props: {
  /** The hotel's own entries for this page, as the server has rendered them; empty: the default ones. */
  configured: readonly NavItemView[];
  standard: readonly NavItemView[];
  /** Path data of the entries' icons, by Lucide name (bar-icons.ts). */
  icons: Readonly<Record<string, string>>;
  /** Content that other features show on an entry, by the entry's code. */
  badges?: Readonly<Record<string, ReactNode>>;
}) {
  const { configured, standard, icons, badges = {} } = props;
  // While rendering, because the entries below need them. Adding them again changes nothing.
  addIcons(icons);
  const { hasDesktopMode, variations } = useHotel();
  const { hideBar, hideHelpOn } = variations;
  const pathname = usePathname();
  const own = useNavigation({ first: configured, pathname });
  // Cart lines, not quantities: the entry shows how many different products are in the cart.
  const count = useCart().cart.products.length;
  const bottom = bottomOf({ pathname, cartCount: count, hideBar });
  if (bottom === null) return null;
  const items = own.length > 0 ? own : standardBarAt(standard, { pathname, hideHelpOn });
  const menu = <Menu items={items} badges={badges} pathname={pathname} count={count} />;
  if (bottom === 'menu') return menu;
  return (
    <>
      <CartBar />
      {/* Where the cart stands beside the content, the bar keeps its entries. */}
      {hasDesktopMode && !hideBar && <div className="hidden beside-cart:contents">{menu}</div>}
    </>
  );
}

/**
 * A container query: when the bar is narrower than 16 times the font size (large text), the entries wrap into two rows.
 */
const BAR =
  '@container fixed inset-x-3 right-[calc(12px+var(--scrollbar-gone,0px))] bottom-[calc(12px+env(safe-area-inset-bottom))] z-bar mx-auto max-w-bar rounded-xl bg-glass shadow-lg inset-ring inset-ring-line backdrop-blur-[18px] backdrop-saturate-130 blue:inset-x-0 blue:bottom-0 blue:max-w-none blue:rounded-none blue:pb-[env(safe-area-inset-bottom)] forced-colors:border print:hidden';
const ENTRY =
  'group/entry relative grid min-h-14.5 w-full justify-items-center gap-0.5 rounded-[18px] pt-1.25 pb-1.5 text-center text-[min(var(--text-xs),4.5cqi)] text-ink-2 transition-[color] group-data-many/bar:text-[min(0.6875rem,4.5cqi)] group-data-many/bar:tracking-tighter aria-expanded:font-medium aria-expanded:text-brand-strong aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:text-system-text';

/** A component apart, so that the bar is not rendered again when an overlay opens while the cart button is shown. */
function Menu(props: {
  items: readonly NavItemView[];
  badges: Readonly<Record<string, ReactNode>>;
  pathname: string;
  count: number;
}) {
  const { items, badges, pathname, count } = props;
  const t = useTranslations();
  const top = useSyncExternalStore(onOverlaysChange, openOverlays, noOverlays).at(-1)?.name;
  return (
    <nav className={BAR} aria-label={t('main_menu')}>
      <ul
        // Six labels of a phone's width have less room each.
        data-many={items.length > 5 || undefined}
        className={clsx(
          'group/bar flex p-1.5 narrow:px-0.5 @max-[16rem]:grid',
          isFewItems(items) ? 'justify-center gap-6' : 'justify-around',
          items.length > 4 ? '@max-[16rem]:grid-cols-3' : '@max-[16rem]:grid-cols-2',
        )}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and two may have the same code
          <li key={`${item.code}-${index}`} className="min-w-0 max-w-27.5 flex-1 @max-[16rem]:max-w-none">
            <BarItem
              item={item}
              pathname={pathname}
              open={top}
              badge={item.code === 'cart' ? <CartBadge count={count} /> : badges[item.code]}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The number of lines in the cart. */
function CartBadge({ count }: { count: number }) {
  const t = useTranslations();
  return count > 0 && <Badge tone="brand" count={count} label={t('products_in_cart', { n: count })} />;
}

/** An entry: a button for an overlay, which carries the badge of its feature, or a link. */
function BarItem(props: { item: NavItemView; pathname: string; open: string | undefined; badge: ReactNode }) {
  const { item, pathname, open, badge } = props;
  const overlay = item.href === null ? overlayOf(item.code) : undefined;
  const inside = (
    <>
      <span className="grid h-7.5 w-control place-items-center rounded-full transition-[background-color] group-aria-expanded/entry:bg-brand-soft group-aria-[current]/entry:bg-brand-soft group-pressed/entry:bg-sunken forced-colors:group-aria-expanded/entry:chosen forced-colors:group-aria-[current]/entry:chosen">
        <Icon name={barIconName(item.icon)} />
      </span>
      {overlay !== undefined && badge}
      <span className="line-clamp-3 max-w-full hyphens-auto px-px narrow:px-0">{item.title}</span>
    </>
  );
  if (overlay !== undefined) {
    return (
      <button
        type="button"
        className={ENTRY}
        aria-expanded={open === overlay}
        aria-haspopup="dialog"
        {...opens(overlay)}
        onClick={() => openOverlay(overlay)}
      >
        {inside}
      </button>
    );
  }
  const href = item.href ?? '/';
  const Link = isPageLink(href) ? RouterLink : 'a';
  const isCurrent = open === undefined && isLinkToHere(href, pathname);
  return (
    <Link className={ENTRY} href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {inside}
    </Link>
  );
}
