'use client';

import { useState } from 'react';
import { CheckoutDataNotice } from '@/components/checkout/checkout-data-notice';
import { ConsentBlock } from '@/components/checkout/consent-block';
import { GuestDetails } from '@/components/checkout/guest-details';
import { OrderSums } from '@/components/checkout/order-sums';
import { PaymentField } from '@/components/checkout/payment-field';
import type { Checkout } from '@/components/checkout/use-checkout';
import { useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { PendingOrderNotice } from '@/components/ordering/sending-controls';
import { late } from '@/components/ui/late';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { useFirstError } from '@/components/ui/use-first-error';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { VisibleNotice } from '@/lib/domain/cart/cart-notices';
import { errorMessages } from '@/lib/domain/checkout/order-errors';
import { CartLines } from './cart-lines';
import { CartTexts, CheckFailed, HotelNotices, PricesNotice } from './cart-notices';
import { ChoicesNotice, ErrorLines, ListNotice, UnavailableNotice } from './refusal-notices';
import type { CartCheck } from './use-cart-check';

/** As many lines as a phone's screen shows below the texts; app/styles/cart.css skips the ones after them. */
const FIRST_LINES = 4;

/** The cart from its notices to the consent, in the order of the document. Rule: cart/CT8. */
export function CartForm(props: {
  id: string;
  lines: readonly CartLine[];
  notices: readonly VisibleNotice[];
  check: CartCheck;
  checkout: Checkout;
  isUnavailable: boolean;
}) {
  const { id, lines, notices, check, checkout, isUnavailable } = props;
  const { errors, tried } = checkout;
  // The cart opens with its first lines; the rest is rendered right after the first paint, before anybody can get there.
  const isPainted = useAfterPaint();
  // A cart that opens for a refusal may have its first error in that rest.
  const form = useFirstError<HTMLFormElement>(isPainted ? checkout.failures : 0);
  return (
    <form
      ref={form}
      id={id}
      className="stack stack--lg"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        checkout.send();
      }}
    >
      <PendingOrderNotice checkout={checkout} isInCart />
      {isUnavailable && (
        <UnavailableNotice troubles={check.troubles} places={errors} onRemove={check.removeUnavailable} />
      )}
      <CheckFailed check={check} />
      {tried && <ChoicesNotice troubles={check.troubles} />}
      <PricesNotice troubles={check.troubles} tried={tried} onAccept={check.acceptPrices} />
      <HotelNotices notices={notices} tried={tried} />
      <CartTexts lines={lines} />
      <ListNotice places={errors} />
      <CartLines
        lines={isPainted ? lines : lines.slice(0, FIRST_LINES)}
        troubles={check.troubles}
        isRefused={errors.list !== null}
        refusalOf={checkout.refusalOf}
      />
      {isPainted && (
        <>
          <OrderSums totals={checkout.totals} />
          <ErrorLines messages={errorMessages(errors)} />
          <GoesWell lines={lines} />
          <CheckoutDataNotice checkout={checkout} />
          <PaymentField checkout={checkout} />
          <GuestDetails checkout={checkout} />
          <ConsentBlock checkout={checkout} />
        </>
      )}
      <Progress checkout={checkout} />
    </form>
  );
}

/** Below the sums and asked of the hotel: its code may come after the cart's own. */
const { Late: RecommendedStrip } = late(() =>
  import('@/components/recommended/recommended-strip').then((module) => module.RecommendedStrip),
);

const nothing = () => null;

/** What goes well with the cart as it was opened: what is taken from the strip must not chase the rest of it away. */
function GoesWell({ lines }: { lines: readonly CartLine[] }) {
  const [ids] = useState(() => [...new Map(lines.map(({ product }) => [String(product.id), product.id])).values()]);
  return (
    <RetryBoundary failed={nothing}>
      <RecommendedStrip productIds={ids} />
    </RetryBoundary>
  );
}

function Progress({ checkout }: { checkout: Checkout }) {
  const t = useTranslations();
  const { amount } = useMoney();
  return (
    <output className="sr">
      {checkout.state.phase === 'sending' ? t('sending') : `${t('total')}: ${amount(checkout.totals.total)}`}
    </output>
  );
}
