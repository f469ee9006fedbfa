'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LateCartHoldLabel } from '@/components/holds/late-holds';
import { useCartHold } from '@/components/holds/use-cart-hold';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { includedText } from '@/components/hotel/included-text';
import { useCart } from '@/components/hotel/use-cart';
import { useMoney } from '@/components/hotel/use-money';
import { Icon } from '@/components/ui/icon';
import { shoppingCartIcon } from '@/components/ui/icons/shopping-cart';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay, topOverlay } from '@/components/ui/overlay/overlay-stack';
import { cartCount } from '@/lib/domain/cart/cart';
import { cartTotals } from '@/lib/domain/cart/cart-totals';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { BarEntry } from './bar-icons';
import { BarItem } from './bar-item';
import { ABOVE } from './bar-place';
import { labelWidth } from './label-fit';
import { DOCK } from './orders-dock';

/** Where the places beside the cart do not fit, for large letters, they stand below it. */
const CART_DOCK = `${DOCK} beside-cart:hidden`;
const FADE =
  'pointer-events-none fixed inset-x-0 bottom-0 z-8 h-30 bg-[linear-gradient(transparent,var(--canvas)_80%)] beside-cart:hidden rail:hidden shallow:hidden print:hidden';
const CART =
  'rail:w-full rail:flex-none rail:flex-col rail:justify-center rail:gap-1 rail:px-1 rail:text-center flex min-h-15 min-w-0 flex-[1_1_9rem] flex-wrap items-center justify-between gap-x-3 rounded-[18px] bg-brand-fill px-4 py-2 text-start font-medium text-on-brand leading-compact transition-[background-color,scale] duration-fast hover:bg-brand-fill-hover pressed:scale-pressed forced-colors:border-2 forced-colors:border-system-button-text forced-colors:bg-system-button-text forced-colors:text-system-button forced-colors:forced-color-adjust-none';
const PLACE =
  'w-17 flex-none [--fit:calc(66px/var(--em))] @max-[16rem]:flex-1 @max-[16rem]:[--fit:min(4.5cqi,calc((50cqi-8px)/var(--em)))] rail:w-full rail:[--fit:calc(54px/var(--em))]';

/**
 * The cart's button with its label, number of pieces and total, between Home and My orders. Replaces the bottom bar on
 * all pages but home while the cart has products. `home`, `orders`: undefined when the hotel hides them. Rule:
 * navigation/N1.
 */
export function CartBar(props: {
  home?: BarEntry | undefined;
  orders?: BarEntry | undefined;
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
  const top = useAtomValue(topOverlay);
  const [held] = useCartHold();
  const totals = cartTotals(cart.products, hotel);
  const total = money.price(totals.total);
  const included = includedText(hotel, cart.products, totals);
  const Frame = home || orders ? 'nav' : 'div';
  return (
    <>
      <div className={clsx(FADE, hidden)} />
      <Frame
        className={clsx(CART_DOCK, hidden)}
        data-bar={isInHeader ? 'narrow' : ''}
        {...(Frame === 'nav' && { 'aria-label': t('main_menu') })}
      >
        {above && <div className={ABOVE}>{above}</div>}
        <div className="flex items-center gap-1 rail:h-full rail:flex-col rail:justify-center @max-[16rem]:flex-wrap @max-[16rem]:justify-around">
          {home && (
            <div className={PLACE} style={labelWidth(home)}>
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
            <span className="hidden rail:block">
              <Icon shape={shoppingCartIcon} />
            </span>
            {held !== undefined ? (
              <span className="w-full">
                <LateCartHoldLabel key={held.endsAt} endsAt={held.endsAt} total={total} />
              </span>
            ) : (
              <span className="min-w-0 rail:sr-only">
                <span className="line-clamp-2">{t('view_order')}</span>
                <span className="block font-normal text-sm tabular-nums">
                  <span data-part="cart-items">{t('cart_items', { n: cartCount(cart) })}</span>
                  {included !== '' && <span>{` · ${included}`}</span>}
                </span>
              </span>
            )}
            <Amount className={clsx('rail:block rail:text-xs', held !== undefined && 'hidden')}>{total}</Amount>
          </button>
          {orders && (
            <div className={PLACE} style={labelWidth(orders)}>
              <BarItem item={orders} open={top} badge={ordersBadge} />
            </div>
          )}
        </div>
      </Frame>
    </>
  );
}
