'use client';

import { ConsentSlot } from '@/components/checkout/consent-slot';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useCheckoutBeside } from '@/components/ordering/checkout-beside';
import { SendButton } from '@/components/ordering/sending-controls';
import { CartForm } from './cart-form';
import { useCartCheckout } from './use-cart-checkout';

/**
 * The cart with its checkout beside the content of a wide screen: the same form as in the drawer, whose button sends the
 * order. Rules: appearance/A12, cart/CT9.
 */
export function CartPanel() {
  const t = useTranslations();
  const order = useCartCheckout();
  useCheckoutBeside();
  return (
    <>
      <CartForm {...order} />
      <div className="sticky -bottom-5 z-2 -mx-5 -mb-5 bg-surface px-5 pt-3 pb-5 forced-colors:border-t">
        <ConsentSlot checkout={order.checkout} />
        <SendButton checkout={order.checkout} label={t('send_to_order')} size="bar" />
      </div>
    </>
  );
}
