'use client';

import { Amount } from '@/components/hotel/amount';
import { useHotel, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { cartCount, cartTotals } from '@/lib/domain/cart/cart';

const BAR =
  'fixed inset-x-gutter right-[calc(var(--gutter)+var(--scrollbar-gone,0px))] bottom-[calc(20px+env(safe-area-inset-bottom))] z-bar mx-auto grid min-h-16 max-w-bar grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-lg bg-brand-fill py-2 ps-3 pe-5 font-medium text-on-brand shadow-bar transition-[scale] duration-fast hover:bg-brand-fill-hover pressed:scale-pressed forced-colors:border-2 forced-colors:border-system-button-text forced-colors:bg-system-button-text forced-colors:text-system-button forced-colors:forced-color-adjust-none beside-cart:hidden print:hidden';

/** A bar with quantity, label and total of the cart. Replaces the bottom bar on all pages but home while it has products. Rule: navigation/N1. */
export function CartBar() {
  const hotel = useHotel();
  const t = useTranslations();
  const money = useMoney();
  const { cart } = useCart();
  const count = cartCount(cart);
  return (
    <>
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-8 h-30 bg-[linear-gradient(transparent,var(--canvas)_80%)] beside-cart:hidden print:hidden" />
      <button
        type="button"
        className={BAR}
        aria-haspopup="dialog"
        {...opens('cart')}
        onClick={() => openOverlay('cart')}
      >
        <span className="grid h-10 min-w-10 place-items-center whitespace-nowrap rounded-[12px] bg-on-brand/14 tabular-nums forced-colors:border forced-colors:bg-transparent">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('products_in_cart', { n: count })}</span>
        </span>
        <span className="line-clamp-2">{t('send_to_order')}</span>
        <Amount>{money.price(cartTotals(cart.products, hotel).total)}</Amount>
      </button>
    </>
  );
}
