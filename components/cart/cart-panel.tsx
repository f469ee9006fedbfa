'use client';

import { OrderSums } from '@/components/checkout/order-sums';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { Button } from '@/components/ui/button/button';
import { opens } from '@/components/ui/overlay/opens';
import '@/components/ui/overlay/overlay-icons';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { cartTotals } from '@/lib/domain/cart/cart';
import { CartLines } from './cart-lines';

const NO_REFUSAL = () => null;

/**
 * The lines and sums of the cart beside the content of a wide screen, and the button that opens the checkout, which
 * stays a drawer. Rules: appearance/A12, cart/CT9.
 */
export function CartPanel() {
  const hotel = useHotel();
  const t = useTranslations();
  const { cart } = useCart();
  return (
    <div className="grid grid-cols-1 gap-4">
      <CartLines lines={cart.products} issues={[]} isRefused={false} refusalOf={NO_REFUSAL} />
      <OrderSums totals={cartTotals(cart.products, hotel)} />
      <Button variant="primary" aria-haspopup="dialog" {...opens('cart')} onClick={() => openOverlay('cart')}>
        {t('send_to_order')}
      </Button>
    </div>
  );
}
