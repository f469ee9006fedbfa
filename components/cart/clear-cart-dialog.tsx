'use client';

import { useCart } from '@/components/checkout/use-cart';
import { useWords } from '@/components/hotel/hotel-context';
import { announce } from '@/components/ui/announcer';
import { Dialog } from '@/components/ui/dialog';
import { closeOverlays } from '@/components/ui/overlay-stack';
import { emptied } from '@/lib/domain/cart';

declare module '@/components/ui/overlay-stack' {
  interface OverlayArgs {
    'clear-cart': null;
  }
}

/** Asks before everything is taken out of the cart; the order-level answers stay. Source: guest-app 4. */
export function ClearCartDialog() {
  const say = useWords();
  const [, change] = useCart();
  const clear = () => {
    change(emptied);
    closeOverlays();
    announce(say('cart_updated'));
  };
  return (
    <Dialog id="clear-cart" title={say('clear_cart_question')} role="alertdialog">
      <div className="actions actions--two">
        <button type="button" className="btn btn--line" onClick={() => closeOverlays()}>
          {say('no')}
        </button>
        <button type="button" className="btn btn--danger" onClick={clear}>
          {say('yes')}
        </button>
      </div>
    </Dialog>
  );
}
