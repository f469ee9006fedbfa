'use client';

import clsx from 'clsx';
import { useEffect } from 'react';
import type { Checkout } from '@/components/checkout/checkout';
import { ConsentSlot } from '@/components/checkout/consent-slot';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { HoldLine } from '@/components/options/calendar/hold-line';
import { undoCode } from '@/components/ordering/held/undo-code';
import { SendButton } from '@/components/ordering/sending-controls';
import { LeftLine } from '@/components/product/left-line';
import { ORDER_BAR } from '@/components/product/sheet-layout';
import { Stepper } from '@/components/ui/form/stepper';
import type { Product } from '@/lib/contract/catalogue';
import { quantitySteps } from '@/lib/domain/cart/cart';
import { fastOrderOffer } from '@/lib/domain/checkout/fast-order';
import { textIn } from '@/lib/domain/i18n/text';
import { roomText } from '@/lib/domain/i18n/typed-text';
import type { Id } from '@/lib/domain/id';
import { MissingLine } from './missing-line';
import type { FastOrder } from './use-fast-order';

/**
 * The bar of a fast order: what is missing, quantity, total with the hotel's charge, and the button that sends the order.
 * `invalid`: the product's options without a valid answer. Rule: fast-order/FO9.
 */
export function FastOrderBar(props: {
  product: Product;
  order: FastOrder;
  checkout: Checkout;
  invalid: readonly Id[];
  /** Whether something free is asked for, with undo. */
  isRequest?: boolean | undefined;
}) {
  const { product, order, checkout, invalid, isRequest } = props;
  const { language } = useHotel();
  const t = useTranslations();
  const { hasQuantity } = fastOrderOffer(
    { ...product, property: order.kit, is_popup: product.is_popup || isRequest === true },
    order.quantity,
  );
  const room = checkout.shown.room ? roomText(checkout.values.room_number) : '';
  const request = room === '' ? t('chat_send') : t('request_send', { room });
  useEffect(() => {
    // The tap repeats a failed request.
    if (isRequest) undoCode.load().catch(() => undefined);
  }, [isRequest]);
  return (
    <div className={clsx(ORDER_BAR, !hasQuantity && 'grid-cols-1!')} data-part="order-bar">
      <MissingLine checkout={checkout} ownKit={order.kit} invalid={invalid} />
      <div className="basis-full">
        <ConsentSlot checkout={checkout} />
      </div>
      <HoldLine product={product} kit={order.kit} />
      <LeftLine left={product.stock_left} quantity={order.quantity} />
      {hasQuantity && (
        <Stepper
          label={t('quantity')}
          value={order.quantity}
          onStep={order.step}
          {...quantitySteps(product, order.quantity)}
          labels={{ fewer: t('fewer'), more: t('more') }}
          size="lg"
        />
      )}
      <SendButton
        checkout={checkout}
        label={isRequest ? request : textIn(product.button_order_text, language) || t('order_now')}
        size="bar"
      />
    </div>
  );
}
