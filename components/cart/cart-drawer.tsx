'use client';

import { useEffect } from 'react';
import { ConsentSlot } from '@/components/checkout/consent-slot';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useCartActions } from '@/components/hotel/use-cart';
import { PendingOrderNotice, SendButton } from '@/components/ordering/sending-controls';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/button/icon-button';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { announce } from '@/components/ui/overlay/announcer';
import { Drawer, focusDrawer } from '@/components/ui/overlay/drawer';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlayForResult, replaceOverlay } from '@/components/ui/overlay/overlay-stack';
import { emptied } from '@/lib/domain/cart/change-cart';
import { errorMessages } from '@/lib/domain/checkout/order-errors';
import { CartForm } from './cart-form';
import { EmptyCart } from './empty-cart';
import { ErrorLines } from './refusal-notices';
import { useCartCheckout } from './use-cart-checkout';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    cart: null;
  }
}

/** The cart drawer: the cart with its checkout, or the empty state. Rules: cart/CT8, navigation/N9. */
export function CartDrawer() {
  const t = useTranslations();
  const { change, reread } = useCartActions();
  // Opening the cart reads the stored cart again (cart/CT7).
  useEffect(reread, [reread]);
  const order = useCartCheckout();
  const { lines, checkout, isUnavailable } = order;

  /** Removes the lines and keeps the order-level answers. Rules: cart/CT5, cart/CT17. */
  const clear = async () => {
    const labels = { yes: t('yes'), no: t('no') };
    if (!(await openOverlayForResult('confirm', { title: t('clear_cart_question'), labels }))) return;
    change(emptied);
    // The focused button is removed together with the lines.
    focusDrawer('cart');
    announce(t('cart_updated'));
  };

  if (lines.length === 0) {
    return (
      <Drawer id="cart" title={t('your_order')} closeLabel={t('close')} centred plainFoot foot={<SeeServices />}>
        <PendingOrderNotice checkout={checkout} isInCart />
        <ErrorLines messages={errorMessages(checkout.errors)} />
        <EmptyCart />
      </Drawer>
    );
  }
  return (
    <Drawer
      id="cart"
      title={t(isUnavailable ? 'products_not_available' : 'your_order')}
      closeLabel={t('back')}
      back
      alert={isUnavailable}
      action={
        <IconButton
          icon={trash2Icon}
          {...opens('confirm')}
          label={t('clear_cart')}
          onClick={() => void clear()}
          variant="bare"
        />
      }
      foot={
        <>
          <ConsentSlot checkout={checkout} />
          <SendButton checkout={checkout} label={t('send_to_order')} />
        </>
      }
    >
      <CartForm {...order} />
    </Drawer>
  );
}

function SeeServices() {
  const t = useTranslations();
  return (
    <Button variant="primary" onClick={() => replaceOverlay('services')}>
      {t('see_services')}
    </Button>
  );
}
