'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import type { CSSProperties, ReactNode } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useKnownCart } from '@/components/hotel/use-known-cart';
import { Badge } from '@/components/ui/badge';
import { TABLET_OR_WIDER, useMedia, WIDE_SCREEN } from '@/components/ui/hooks/use-media';
import { addIcons } from '@/components/ui/icon';
import type { NavItemView } from '@/lib/contract/views';
import { bottomOf, isFewItems, standardBarAt } from '@/lib/domain/navigation/navigation';
import { BarItem } from './bar-item';
import { useCartBar } from './use-cart-bar';
import { useNavigation } from './use-navigation';
import { useTopOverlay } from './use-top-overlay';

/** The entry of a bar with this code: the hotel's own, else the default one, unless the hotel hides it. */
const entryWithCode = (code: string, ...bars: readonly (readonly NavItemView[])[]): NavItemView | undefined =>
  bars.flat().find((item) => item.code === code);

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
  /** Shown above the entries. */
  above?: ReactNode;
}) {
  const { configured, standard, icons, badges = {}, above } = props;
  // While rendering, because the entries below need them. Adding them again changes nothing.
  addIcons(icons);
  const { hasDesktopMode, variations } = useHotel();
  const { hideBar, hideHelpOn } = variations;
  const isRoomy = useMedia(hasDesktopMode ? TABLET_OR_WIDER : WIDE_SCREEN);
  const pathname = usePathname();
  const own = useNavigation({ first: configured, pathname });
  // Cart lines, not quantities: the entry shows how many different products are in the cart.
  const cart = useKnownCart();
  const count = cart === null || cart === 'unread' ? 0 : cart.products.length;
  const CartBar = useCartBar(count);
  const bottom = bottomOf({ pathname, cartCount: count, hideBar });
  if (bottom === null) return null;
  const items = own.length > 0 ? own : standardBarAt(standard, { pathname, hideHelpOn });
  const menu = <Menu items={items} badges={badges} count={count} above={above} />;
  if (bottom === 'menu') return menu;
  if (CartBar === undefined) return !hideBar && menu;
  const isCartInMenu = !hideBar && entryWithCode('cart', items) !== undefined;
  return (
    <>
      <CartBar
        isInHeader={isCartInMenu}
        {...(!hideBar && {
          home: entryWithCode('home', items, standard),
          orders: entryWithCode('orders', items, standard),
        })}
        ordersBadge={badges.orders}
        above={above}
      />
      {/* Where the cart stands beside the content, the bar keeps its entries, and on a wide screen wherever one of them
          is the cart. */}
      {isRoomy && !hideBar && (
        <div className={clsx('hidden beside-cart:contents', isCartInMenu && 'wider:contents')}>{menu}</div>
      )}
    </>
  );
}

/**
 * A container query: when the bar is narrower than 16 times the font size (large text), the entries wrap into two rows. On
 * a wide screen the bar stands in the header. Rule: navigation/N25.
 */
const BAR =
  '@container fixed inset-x-3 right-[calc(12px+var(--scrollbar-gone,0px))] bottom-[calc(12px+env(safe-area-inset-bottom))] z-bar mx-auto min-h-[calc(55px+var(--lh-md))] max-w-bar rounded-xl bg-glass shadow-lg inset-ring inset-ring-line backdrop-blur-[18px] backdrop-saturate-130 wider:top-[calc(4px+var(--offline-line,0px))] wider:bottom-auto wider:min-h-0 wider:shadow-sm max-wider:blue:inset-x-0 max-wider:blue:bottom-0 max-wider:blue:max-w-none max-wider:blue:rounded-none max-wider:blue:pb-[env(safe-area-inset-bottom)] forced-colors:border print:hidden';

/**
 * A place for each entry and a row with a line of labels, before the entries are read: a busy browser paints half of a
 * page, and would move the first entries with each that follows. Rule: layout/LY14.
 */
const ENTRY_GRID =
  'group/bar grid grid-cols-[repeat(var(--entries),minmax(0,110px))] grid-rows-[minmax(calc(43px+var(--lh-md)),auto)] p-1.5 narrow:px-0.5 wider:grid-rows-none wider:py-0.5';

/** What stands above the entries. In the header it would cover the page, so it stays at the bottom of the window. */
const ABOVE =
  'px-1.5 pt-1.5 empty:hidden wider:absolute wider:inset-x-0 wider:top-[calc(100dvh-20px)] wider:-translate-y-full wider:rounded-xl wider:bg-surface wider:p-1.5 wider:shadow-lg';

/** A component apart, so that the bar is not rendered again when an overlay opens while the cart button is shown. */
function Menu(props: {
  items: readonly NavItemView[];
  badges: Readonly<Record<string, ReactNode>>;
  count: number;
  above: ReactNode;
}) {
  const { items, badges, count, above } = props;
  const t = useTranslations();
  const top = useTopOverlay();
  return (
    <nav className={BAR} aria-label={t('main_menu')}>
      {above && <div className={ABOVE}>{above}</div>}
      <ul
        // Six labels of a phone's width have less room each.
        data-many={items.length > 5 || undefined}
        style={{ '--entries': items.length } as CSSProperties}
        className={clsx(
          ENTRY_GRID,
          isFewItems(items) ? 'justify-center gap-6' : 'justify-around',
          items.length > 4 ? '@max-[16rem]:grid-cols-3' : '@max-[16rem]:grid-cols-2',
        )}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and two may have the same code
          <li key={`${item.code}-${index}`} className="min-w-0">
            <BarItem
              item={item}
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
