'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { NavItemView } from '@/lib/contract/views';
import { cartCount, cartTotals } from '@/lib/domain/cart/cart';
import { BarItem } from './bar-item';
import { useTopOverlay } from './use-top-overlay';

/** Where the places beside the cart do not fit, for large letters, they stand below it. */
const DOCK =
  '@container fixed inset-x-3 right-[calc(12px+var(--scrollbar-gone,0px))] bottom-[calc(12px+env(safe-area-inset-bottom))] z-bar mx-auto max-w-bar rounded-xl bg-glass p-1.5 shadow-lg inset-ring inset-ring-line backdrop-blur-[18px] backdrop-saturate-130 beside-cart:hidden forced-colors:border print:hidden';
const FADE =
  'pointer-events-none fixed inset-x-0 bottom-0 z-8 h-30 bg-[linear-gradient(transparent,var(--canvas)_80%)] beside-cart:hidden print:hidden';
const CART =
  'flex min-h-15 min-w-0 flex-[1_1_9rem] flex-wrap items-center justify-between gap-x-3 rounded-[18px] bg-brand-fill px-4 py-2 text-start font-medium text-on-brand leading-compact transition-[background-color,scale] duration-fast hover:bg-brand-fill-hover pressed:scale-pressed forced-colors:border-2 forced-colors:border-system-button-text forced-colors:bg-system-button-text forced-colors:text-system-button forced-colors:forced-color-adjust-none';
const PLACE = 'w-17 flex-none';

/**
 * The cart's button with its label, number of pieces and total, between Home and My orders. Replaces the bottom bar on
 * all pages but home while the cart has products. `home`, `orders`: undefined when the hotel hides them. Rule:
 * navigation/N1.
 */
export function CartBar(props: {
  home?: NavItemView | undefined;
  orders?: NavItemView | undefined;
  ordersBadge?: ReactNode;
  /** Shown above the entries. */
  above?: ReactNode;
  /** Whether the entries of the bar, which stand in the header of a wide screen, have the cart. */
  isInHeader: boolean;
}) {
  const { home, orders, ordersBadge, above, isInHeader } = props;
  const hidden = isInHeader && 'wider:hidden';
  const hotel = useHotel();
  const t = useTranslations();
  const money = useMoney();
  const { cart } = useCart();
  const top = useTopOverlay();
  const Frame = home || orders ? 'nav' : 'div';
  return (
    <>
      <div className={clsx(FADE, hidden)} />
      <Frame className={clsx(DOCK, hidden)} {...(Frame === 'nav' && { 'aria-label': t('main_menu') })}>
        {above}
        <div className="flex items-center gap-1 @max-[16rem]:flex-wrap @max-[16rem]:justify-around">
          {home && (
            <div className={PLACE}>
              <BarItem item={home} open={top} />
            </div>
          )}
          <button
            type="button"
            className={CART}
            data-part="cart-bar"
            aria-haspopup="dialog"
            {...opens('cart')}
            onClick={() => openOverlay('cart')}
          >
            <span className="min-w-0">
              <span className="line-clamp-2">{t('view_order')}</span>
              <span className="block font-normal text-sm tabular-nums" data-part="cart-items">
                {t('cart_items', { n: cartCount(cart) })}
              </span>
            </span>
            <Amount>{money.price(cartTotals(cart.products, hotel).total)}</Amount>
          </button>
          {orders && (
            <div className={PLACE}>
              <BarItem item={orders} open={top} badge={ordersBadge} />
            </div>
          )}
        </div>
      </Frame>
    </>
  );
}
