'use client';

import { useId, useState } from 'react';
import { useAgeGate } from '@/components/age/use-age-gate';
import { useCheckout } from '@/components/checkout/use-checkout';
import { useHotel } from '@/components/hotel/hotel-context';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { usePhoneCheck } from '@/components/options/phone/use-phone-check';
import { PendingSheetContent } from '@/components/product/pending-sheet-content';
import { SheetFrame } from '@/components/product/sheet-frame';
import { OrderBarSkeleton } from '@/components/product/sheet-skeleton';
import { useProduct } from '@/components/product/use-product';
import type { OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import type { SheetPreview } from '@/lib/contract/views';
import type { CartLine } from '@/lib/domain/cart/cart';
import { checkCart } from '@/lib/domain/cart/cart-check';
import { unavailability } from '@/lib/domain/cart/unavailability';
import { textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import { scheduledOption } from '@/lib/domain/money/price';
import type { Kit } from '@/lib/domain/options/kit';
import { invalidOptions } from '@/lib/domain/options/options';
import { FastOrderBar } from './fast-order-bar';
import { FastOrderForm } from './fast-order-form';
import { useFastOrder } from './use-fast-order';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    /** `isRequest`: a small form for something free, with undo (fast-order/FO13). */
    'fast-order': { sectionId: Id; productId: Id; preview?: SheetPreview; day?: string; isRequest?: boolean };
  }
}

/**
 * The popup that orders one product immediately, without the cart. Rules: fast-order/FO2, fast-order/FO1,
 * fast-order/FO8, fast-order/FO3.
 */
export function FastOrderPopup({ arg }: { arg: OverlayArgs['fast-order'] }) {
  const hotel = useHotel();
  const titleId = useId();
  const now = useHotelNow();
  const gate = useAgeGate();
  const { found, retry } = useProduct(arg.sectionId, arg.productId);
  const offer = found.kind === 'ready' ? found : null;
  const order = useFastOrder(offer, arg);
  const isPhonePossible = usePhoneCheck(order.kit);
  /** The line that the platform refused, with the price of that time. */
  const [refused, setRefused] = useState<CartLine | null>(null);
  const why = offer && unavailability(offer.product, now);
  const [issue] = [
    ...(why && order.line ? [{ key: order.line.key, ...why }] : []),
    ...(refused === null ? [] : checkCart([refused], order.catalogue)),
  ];
  const isUnavailable = issue?.kind === 'sold-out' || issue?.kind === 'closed';
  const invalidWith = (payment: Parameters<typeof invalidOptions>[1]) =>
    invalidOptions(order.kit, { ...payment, ...(isPhonePossible && { isPhonePossible }) });
  const checkout = useCheckout(order.draft, {
    isBlocked: ({ payment }) => isUnavailable || invalidWith(payment).length > 0,
    onRefused: () => {
      setRefused(order.line);
      retry();
    },
    ownKit: order.kit,
    gate: async () => offer !== null && gate(offer),
  });

  if (offer === null || order.line === null) {
    const state = found.kind === 'ready' ? 'loading' : found.kind;
    return (
      <SheetFrame
        title=""
        titleId={titleId}
        isBrief={arg.preview?.isBrief}
        foot={state === 'loading' && <OrderBarSkeleton />}
      >
        <PendingSheetContent
          state={state}
          titleId={titleId}
          productId={arg.productId}
          preview={arg.preview}
          retry={retry}
        />
      </SheetFrame>
    );
  }
  const { product, section } = offer;
  const invalid = invalidWith(checkout.payment);
  return (
    <SheetFrame
      title={textIn(product.title, hotel.language)}
      titleId={titleId}
      isBrief={isBrief(arg, order.kit)}
      foot={
        !section.hide_order_button && (
          <FastOrderBar
            product={product}
            order={order}
            checkout={checkout}
            invalid={invalid}
            isRequest={arg.isRequest}
          />
        )
      }
    >
      <FastOrderForm
        titleId={titleId}
        product={product}
        section={section}
        line={order.line}
        order={order}
        checkout={checkout}
        issue={issue ?? null}
        day={arg.day ?? null}
        isRequest={arg.isRequest}
        invalid={checkout.tried ? invalid : []}
      />
    </SheetFrame>
  );
}

/** Whether the picture stands beside the title: a time is chosen, or something free is asked for. */
const isBrief = ({ isRequest }: OverlayArgs['fast-order'], kit: Kit | null): boolean =>
  isRequest === true || scheduledOption({ property: kit }) !== null;
