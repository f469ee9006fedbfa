'use client';

import { Amount } from '@/components/hotel/amount';
import { useHotel, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { cartCount, cartTotals } from '@/lib/domain/cart/cart';

/** Off home, a cart with products takes the bar's place: quantity, what it does, total. Rule: navigation/N1. */
export function CartBar() {
  const hotel = useHotel();
  const t = useTranslations();
  const money = useMoney();
  const { cart } = useCart();
  const count = cartCount(cart);
  return (
    <>
      <div className="fade-end" />
      <button type="button" className="cartbar" aria-haspopup="dialog" onClick={() => openOverlay('cart')}>
        <span className="qty num">
          <span aria-hidden="true">{count}</span>
          <span className="sr">{t('products_in_cart', { n: count })}</span>
        </span>
        <span>{t('send_to_order')}</span>
        <Amount>{money.price(cartTotals(cart.products, hotel).total)}</Amount>
      </button>
    </>
  );
}
