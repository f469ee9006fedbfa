'use client';

import clsx from 'clsx';
import type { Checkout } from '@/components/checkout/use-checkout';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { LazyHoldLine } from '@/components/options/calendar/lazy-hold-line';
import { SendButton } from '@/components/ordering/sending-controls';
import { ORDER_BAR } from '@/components/product/sheet-layout';
import { Stepper } from '@/components/ui/form/stepper';
import type { Product } from '@/lib/contract/catalogue';
import { maxQuantity } from '@/lib/domain/cart/cart';
import { fastOrderOffer } from '@/lib/domain/checkout/fast-order';
import { textIn } from '@/lib/domain/i18n/text';
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
}) {
  const { product, order, checkout, invalid } = props;
  const { language } = useHotel();
  const t = useTranslations();
  const { hasQuantity } = fastOrderOffer({ ...product, property: order.kit }, order.quantity);
  return (
    <div className={clsx(ORDER_BAR, !hasQuantity && 'grid-cols-1!')} data-part="order-bar">
      <MissingLine checkout={checkout} ownKit={order.kit} invalid={invalid} />
      <LazyHoldLine product={product} kit={order.kit} />
      {hasQuantity && (
        <Stepper
          label={t('quantity')}
          value={order.quantity}
          onStep={order.step}
          canLower={order.quantity > 1}
          canRaise={order.quantity < maxQuantity(product)}
          labels={{ fewer: t('fewer'), more: t('more') }}
          size="lg"
        />
      )}
      <SendButton
        checkout={checkout}
        label={textIn(product.button_order_text, language) || t('order_now')}
        size="bar"
      />
    </div>
  );
}
