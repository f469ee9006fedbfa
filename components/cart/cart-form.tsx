'use client';

import { useState } from 'react';
import type { Checkout } from '@/components/checkout/checkout';
import { CheckoutSection } from '@/components/checkout/checkout-section';
import { OrderSums } from '@/components/checkout/order-sums';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { PendingOrderNotice } from '@/components/ordering/sending-controls';
import { RecommendedStrip } from '@/components/recommended/recommended-strip';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import { useFirstError } from '@/components/ui/hooks/use-first-error';
import type { CartLine } from '@/lib/domain/cart/cart';
import { errorMessages } from '@/lib/domain/checkout/order-errors';
import { CartLines } from './cart-lines';
import { CartTexts, CheckFailed, HotelNotices, PricesNotice } from './cart-notices';
import { ChoicesNotice, ErrorLines, ListNotice, UnavailableNotice } from './refusal-notices';
import type { CartCheckout } from './use-cart-checkout';

/** The number of lines that fit on a phone's screen. Later lines have `content-visibility: auto` (CartLineRow). */
const FIRST_LINES = 4;

/** The content of a cart with lines, from the notices to the comment; the consent stands in the bar. Rule: cart/CT8 sets the order. */
export function CartForm({ lines, notices, check, checkout, isUnavailable }: CartCheckout) {
  const { errors, tried } = checkout;
  // The first paint has only the first lines. The rest is rendered right after it, before a guest can scroll there.
  const isPainted = useAfterPaint();
  // After a refusal the first error may be in the part that is rendered later.
  const form = useFirstError<HTMLFormElement>(isPainted ? checkout.failures : 0);
  return (
    <form
      ref={form}
      id={checkout.formId}
      className="grid grid-cols-1 gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        checkout.send();
      }}
    >
      <PendingOrderNotice checkout={checkout} isInCart />
      {isUnavailable && <UnavailableNotice issues={check.issues} errors={errors} onRemove={check.removeUnavailable} />}
      <CheckFailed check={check} />
      {tried && <ChoicesNotice issues={check.issues} />}
      <PricesNotice issues={check.issues} tried={tried} onAccept={check.acceptPrices} />
      <HotelNotices notices={notices} tried={tried} />
      <CartTexts lines={lines} />
      <ListNotice errors={errors} />
      <CartLines
        lines={isPainted ? lines : lines.slice(0, FIRST_LINES)}
        issues={check.issues}
        leftAtLimit={check.leftAtLimit}
        isRefused={errors.list !== null}
        refusalOf={checkout.refusalOf}
      />
      {isPainted && (
        <>
          <OrderSums checkout={checkout} />
          <ErrorLines messages={errorMessages(errors)} />
          <Recommendations lines={lines} />
          <CheckoutSection checkout={checkout} />
        </>
      )}
      <SendingStatus checkout={checkout} />
    </form>
  );
}

/** Recommendations for the cart as it was when it opened, because adding one must not change the strip. */
function Recommendations({ lines }: { lines: readonly CartLine[] }) {
  const [ids] = useState(() => [...new Map(lines.map(({ product }) => [String(product.id), product.id])).values()]);
  return <RecommendedStrip productIds={ids} />;
}

/** Announces the total, and that the order is being sent, to screen readers. */
function SendingStatus({ checkout }: { checkout: Checkout }) {
  const t = useTranslations();
  const { amount } = useMoney();
  return (
    <output className="sr-only">
      {checkout.state.phase === 'sending' ? t('sending') : `${t('total')}: ${amount(checkout.toPay)}`}
    </output>
  );
}
