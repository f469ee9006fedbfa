'use client';

import { ConsentField } from '@/components/checkout/consent-field';
import { GuestDetails } from '@/components/checkout/guest-details';
import { KeptOrderNotice } from '@/components/checkout/kept-order-notice';
import { PaymentField } from '@/components/checkout/payment-field';
import { CHECKOUT_FORM_ID, SendButton } from '@/components/checkout/send-button';
import { useCart } from '@/components/checkout/use-cart';
import { useCheckout } from '@/components/checkout/use-checkout';
import { useHotel, useMoney, useWords } from '@/components/hotel/hotel-context';
import { announce } from '@/components/ui/announcer';
import { Drawer } from '@/components/ui/drawer';
import { IconButton } from '@/components/ui/icon-button';
import { openOverlay, replaceOverlay } from '@/components/ui/overlay-stack';
import { type CartLine, cartTotals, changeQuantity, removeLines } from '@/lib/domain/cart';
import { textIn } from '@/lib/domain/text';
import { CartLines } from './cart-lines';
import { CartTexts, PricesNotice, RefusalNotice } from './cart-notices';
import { CartSums } from './cart-sums';
import { EmptyCart } from './empty-cart';
import { useCartCheck } from './use-cart-check';
import { useFirstError } from './use-first-error';

declare module '@/components/ui/overlay-stack' {
  interface OverlayArgs {
    cart: null;
  }
}

/** The cart and its checkout, or the words for an empty one. Source: guest-app 2 "Cart overlay", "Empty-cart drawer". */
export function CartDrawer() {
  const hotel = useHotel();
  const say = useWords();
  const money = useMoney();
  const [cart, change] = useCart();
  const { findings, acceptPrices, readAgain } = useCartCheck();
  const lines = cart.products;
  const checkout = useCheckout({ lines, isBlocked: findings.length > 0, onRefused: readAgain });
  const form = useFirstError<HTMLFormElement>(checkout.failures);
  const totals = cartTotals(lines, hotel);
  const { places, tried } = checkout;
  const isUnavailable = places.header || (tried && findings.some(({ kind }) => kind !== 'price'));
  const remove = (line: CartLine) => {
    change((so) => removeLines(so, [line.key]));
    announce(say('line_removed', { title: textIn(line.product.title, hotel.language) }));
  };

  if (lines.length === 0) {
    return (
      <Drawer id="cart" title={say('your_order')} closeLabel={say('close')} centred plainFoot foot={<SeeServices />}>
        <KeptOrderNotice checkout={checkout} />
        <EmptyCart />
      </Drawer>
    );
  }
  return (
    <Drawer
      id="cart"
      title={say(isUnavailable ? 'products_not_available' : 'your_order')}
      closeLabel={say('back')}
      back
      alert={isUnavailable}
      action={<IconButton icon="trash-2" label={say('clear_cart')} onPress={() => openOverlay('clear-cart')} bare />}
      foot={<SendButton checkout={checkout} total={totals.total} />}
    >
      <form
        ref={form}
        id={CHECKOUT_FORM_ID}
        className="stack stack--lg"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void checkout.send();
        }}
      >
        <KeptOrderNotice checkout={checkout} />
        <RefusalNotice header={isUnavailable} messages={places.messages} />
        <PricesNotice findings={findings} tried={tried} onAccept={acceptPrices} />
        <CartTexts lines={lines} />
        <CartLines
          lines={lines}
          findings={findings}
          places={places}
          onStep={(key, step) => change((so) => changeQuantity(so, key, step))}
          onRemove={remove}
        />
        <CartSums totals={totals} />
        <PaymentField checkout={checkout} />
        <GuestDetails checkout={checkout} />
        <ConsentField checkout={checkout} />
        <output className="sr">
          {checkout.state.phase === 'sending' ? say('sending') : `${say('total')}: ${money.amount(totals.total)}`}
        </output>
      </form>
    </Drawer>
  );
}

function SeeServices() {
  const say = useWords();
  return (
    <button type="button" className="btn btn--primary" onClick={() => replaceOverlay('services')}>
      {say('see_services')}
    </button>
  );
}
