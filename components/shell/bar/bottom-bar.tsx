'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useLineCount } from '@/components/hotel/use-cart-part';
import { Badge } from '@/components/ui/badge';
import { BESIDE_CART, TABLET_OR_WIDER, useMedia } from '@/components/ui/hooks/use-media';
import { topOverlay } from '@/components/ui/overlay/overlay-stack';
import { orderUuids } from '@/lib/device/order-uuids';
import { bottomOf, isFewItems, standardBarAt } from '@/lib/domain/navigation/navigation';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { BarEntry } from './bar-icons';
import { BarItem } from './bar-item';
import { ABOVE, RAIL, SHALLOW } from './bar-place';
import { barFit, labelWidth } from './label-fit';
import { OrdersDock } from './orders-dock';
import { useCartBar } from './use-cart-bar';
import { useNavigation } from './use-navigation';

/** The entry of a bar with this code: the hotel's own, else the default one, unless the hotel hides it. */
const entryWithCode = (code: string, ...bars: readonly (readonly BarEntry[])[]): BarEntry | undefined =>
  bars.flat().find((item) => item.code === code);

type BarProps = {
  /** The hotel's own entries for this page, as the server has rendered them; empty: the default ones. */
  configured: readonly BarEntry[];
  standard: readonly BarEntry[];
  /** Content that other features show on an entry, by the entry's code. */
  badges?: Readonly<Record<string, ReactNode>>;
  /** Shown above the entries. */
  above?: ReactNode;
};

/** The bar of a page, and the watch over the cart's holds, which every page has. Rule: booking/B31. */
export function BottomBar(props: BarProps) {
  // Cart lines, not quantities: the entry shows how many different products are in the cart.
  const count = useLineCount();
  const cartBar = useCartBar(count);
  return (
    <>
      <Bar {...props} count={count} cartBar={cartBar} />
      {cartBar !== undefined && <cartBar.HoldWatchSlot />}
    </>
  );
}

/**
 * The bottom bar, or the cart button that replaces it. Rules: navigation/N4, navigation/N7, navigation/N8,
 * navigation/N21, appearance/A12.
 */
function Bar(props: BarProps & { count: number; cartBar: ReturnType<typeof useCartBar> }) {
  const { configured, standard, badges = {}, above, count, cartBar } = props;
  const { hasDesktopMode, variations } = useHotel();
  const { hideBar, hideHelpOn } = variations;
  const isRoomy = useMedia(hasDesktopMode ? TABLET_OR_WIDER : BESIDE_CART);
  const pathname = usePathname();
  const own = useNavigation({ first: configured, pathname });
  const hasOrders = useAtomValue(orderUuids).length > 0;
  const bottom = bottomOf({ pathname, cartCount: count, hideBar, hasOrders });
  if (bottom === null) return null;
  const items = own.length > 0 ? own : standardBarAt(standard, { pathname, hideHelpOn });
  const orders = hasOrders || !hideBar ? entryWithCode('orders', items, standard) : undefined;
  const dock = <OrdersDock orders={orders} badge={badges.orders} above={above} />;
  if (bottom === 'orders') return dock;
  const menu = <Menu items={items} badges={badges} count={count} above={above} CartTitle={cartBar?.CartEntryTitle} />;
  if (bottom === 'menu') return menu;
  if (cartBar === undefined) return hideBar ? dock : menu;
  const isCartInMenu = !hideBar && entryWithCode('cart', items) !== undefined;
  return (
    <>
      <cartBar.CartBar
        isInHeader={isCartInMenu}
        {...(!hideBar && { home: entryWithCode('home', items, standard) })}
        orders={orders}
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
const BAR = `${RAIL} ${SHALLOW} @container fixed inset-x-3 right-[calc(12px+var(--scrollbar-gone,0px))] bottom-[calc(12px+env(safe-area-inset-bottom))] z-bar mx-auto min-h-[calc(55px+var(--lh-md))] max-w-bar rounded-xl bg-surface shadow-lg inset-ring inset-ring-line wider:top-[calc(4px+var(--offline-line,0px))] wider:bottom-auto wider:min-h-0 wider:shadow-sm blue-bottom:inset-x-0 blue-bottom:bottom-0 blue-bottom:max-w-none blue-bottom:rounded-none blue-bottom:pb-[env(safe-area-inset-bottom)] forced-colors:border print:hidden`;

/**
 * A place for each entry and a row with a line of labels, before the entries are read: a busy browser paints half of a
 * page, and would move the first entries with each that follows. Rule: layout/LY14.
 */
const ENTRY_GRID =
  'grid grid-cols-[var(--columns)] grid-rows-[minmax(calc(43px+var(--lh-md)),auto)] p-1.5 [--fit:min(4.5cqi,var(--fit-row))] [--padding:12px] @max-[16rem]:grid-cols-[repeat(var(--in-row),minmax(0,1fr))] @max-[16rem]:[--fit:min(4.5cqi,var(--fit-rows))] narrow:px-0.5 narrow:[--padding:4px] wider:grid-rows-none wider:py-0.5 rail:h-full rail:auto-rows-[minmax(max-content,72px)] rail:grid-cols-1 rail:grid-rows-none rail:content-center-safe rail:overflow-y-auto';

const ENTRY_PLACE = 'w-full min-w-0 max-w-27.5 justify-self-center rail:[--fit:calc(54px/var(--em))]';

/** In the header it would cover the page, so it stays at the bottom of the window. */
const ABOVE_ENTRIES = `${ABOVE} px-1.5 pt-1.5 wider:absolute wider:inset-x-0 wider:top-[calc(100dvh-20px)] wider:-translate-y-full wider:rounded-xl wider:bg-surface wider:p-1.5 wider:shadow-lg`;

/** A component apart, so that the bar is not rendered again when an overlay opens while the cart button is shown. */
function Menu(props: {
  items: readonly BarEntry[];
  badges: Readonly<Record<string, ReactNode>>;
  count: number;
  above: ReactNode;
  CartTitle: ComponentType<{ title: string }> | undefined;
}) {
  const { items, badges, count, above, CartTitle } = props;
  const t = useTranslations();
  const top = useAtomValue(topOverlay);
  return (
    <nav className={BAR} data-bar="narrow" aria-label={t('main_menu')}>
      {above && <div className={ABOVE_ENTRIES}>{above}</div>}
      <ul
        style={barFit(items, { most: isFewItems(items) ? '110px' : '1fr' })}
        className={clsx(ENTRY_GRID, isFewItems(items) && 'justify-center gap-6')}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and two may have the same code
          <li key={`${item.code}-${index}`} style={labelWidth(item)} className={ENTRY_PLACE}>
            <BarItem
              item={item}
              open={top}
              badge={item.code === 'cart' ? <CartBadge count={count} /> : badges[item.code]}
              label={item.code === 'cart' && CartTitle !== undefined ? <CartTitle title={item.title} /> : undefined}
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
