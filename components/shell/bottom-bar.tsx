'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
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
import { isFewItems, showsCartBar } from '@/lib/domain/navigation/navigation';
import { CartBar } from './cart-bar';
import { useNavigation } from './use-navigation';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    services: null;
    orders: null;
    cart: null;
  }
}

/** The overlay that an entry of the bar opens, by the entry's code. */
const OVERLAYS = { services: 'services', orders: 'orders', cart: 'cart' } as const satisfies Record<
  string,
  OverlayName
>;

/**
 * The bottom bar, or the cart button that replaces it. Rules: navigation/N3, navigation/N4, navigation/N11,
 * navigation/N8, navigation/N21.
 */
export function BottomBar(props: {
  /** The entries that the server has rendered for this page. */
  items: readonly NavItemView[];
  /** The default entries, for pages for which the hotel has configured none. */
  standard: readonly NavItemView[];
  /** Content that other features show on an entry, by the entry's code. */
  badges?: Readonly<Record<string, ReactNode>>;
}) {
  const { items: first, standard, badges = {} } = props;
  const pathname = usePathname();
  const items = useNavigation({ first, standard, pathname });
  // Cart lines, not quantities: the entry shows how many different products are in the cart.
  const count = useCart().cart.products.length;
  if (showsCartBar({ pathname, cartCount: count })) return <CartBar />;
  return <Menu items={items} badges={badges} pathname={pathname} count={count} />;
}

/**
 * A container query: when the bar is narrower than 16 times the font size (large text), the entries wrap into two rows.
 */
const BAR =
  '@container fixed right-[calc(12px+var(--scrollbar-gone,0px))] bottom-[calc(12px+env(safe-area-inset-bottom))] left-3 z-bar mx-auto max-w-bar rounded-xl bg-glass shadow-lg inset-ring inset-ring-line backdrop-blur-[18px] backdrop-saturate-130 forced-colors:border print:hidden';
const ENTRY =
  'group/entry relative grid min-h-14.5 w-full justify-items-center gap-0.5 rounded-[18px] pt-1.25 pb-1.5 text-center text-ink-2 text-xs transition-[color] aria-expanded:font-medium aria-expanded:text-brand-strong aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:text-system-text';

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
        className={clsx(
          'flex p-1.5 narrow:px-0.5 @max-[16rem]:grid',
          isFewItems(items) ? 'justify-center gap-6' : 'justify-around',
          items.length > 4 ? '@max-[16rem]:grid-cols-3' : '@max-[16rem]:grid-cols-2',
        )}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and two may have the same code
          <li key={`${item.code}-${index}`} className="min-w-0 max-w-27.5 flex-1 @max-[16rem]:max-w-none">
            <BarItem item={item} pathname={pathname} open={top} count={item.code === 'cart' ? count : 0}>
              {badges[item.code]}
            </BarItem>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BarItem(props: {
  item: NavItemView;
  pathname: string;
  open: string | undefined;
  count: number;
  children: ReactNode;
}) {
  const { item, pathname, open, count, children: badge } = props;
  const t = useTranslations();
  const inside = (
    <>
      <span className="grid h-7.5 w-control place-items-center rounded-full transition-[background-color] group-aria-expanded/entry:bg-brand-soft group-aria-[current]/entry:bg-brand-soft group-pressed/entry:bg-sunken forced-colors:group-aria-expanded/entry:chosen forced-colors:group-aria-[current]/entry:chosen">
        <Icon name={ICONS[item.icon] ?? 'info'} />
      </span>
      {count > 0 && <Badge tone="brand" count={count} label={t('products_in_cart', { n: count })} />}
      {badge}
      <span className="line-clamp-3 max-w-full hyphens-auto px-px narrow:px-0">{item.title}</span>
    </>
  );
  const overlay = item.code in OVERLAYS ? OVERLAYS[item.code as keyof typeof OVERLAYS] : undefined;
  if (item.external_link !== null) {
    return (
      <a className={ENTRY} href={item.external_link}>
        {inside}
      </a>
    );
  }
  if (overlay !== undefined) {
    const isOpen = open === overlay;
    return (
      <button
        type="button"
        className={ENTRY}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        {...opens(overlay)}
        onClick={() => openOverlay(overlay)}
      >
        {inside}
      </button>
    );
  }
  const isHome = item.code === 'home' && (pathname === '/' || pathname === '/home');
  return (
    <RouterLink
      className={ENTRY}
      href={item.home ?? '/'}
      {...(isHome && open === undefined && { 'aria-current': 'page' as const })}
    >
      {inside}
    </RouterLink>
  );
}

/** The Lucide icon for each icon name that a hotel may configure (navigation/N10). */
const ICONS: Readonly<Record<string, string>> = {
  home: 'house',
  services: 'layout-grid',
  chat: 'message-circle',
  help: 'circle-help',
  orders: 'receipt-text',
  cart: 'shopping-cart',
  spa: 'flower-2',
  info: 'info',
  phone_call: 'phone',
  voice: 'mic',
};
