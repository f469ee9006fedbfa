'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { announce } from '@/components/ui/overlay/announcer';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { focusDrawer } from '@/components/ui/overlay/drawer';
import { afterClosing, closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { emptied } from '@/lib/domain/cart/cart';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'clear-cart': null;
  }
}

/** Asks before everything is taken out of the cart; the order-level answers stay. Rules: cart/CT5, cart/CT17. */
export function ClearCartDialog() {
  const t = useTranslations();
  const { change } = useCart();
  const clear = () => {
    change(emptied);
    closeOverlays();
    // The button that the focus would go back to is gone with the lines.
    afterClosing(() => focusDrawer('cart'));
    announce(t('cart_updated'));
  };
  return (
    <ConfirmDialog
      id="clear-cart"
      title={t('clear_cart_question')}
      words={{ yes: t('yes'), no: t('no') }}
      onYes={clear}
    />
  );
}
