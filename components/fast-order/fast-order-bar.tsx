'use client';

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
import type { FastOrder } from './use-fast-order';

/** The bar of a fast order: quantity, total with the hotel's charge, and the order button. Rule: fast-order/FO9. */
export function FastOrderBar(props: { product: Product; order: FastOrder; checkout: Checkout }) {
  const { product, order, checkout } = props;
  const { language } = useHotel();
  const t = useTranslations();
  const { hasQuantity } = fastOrderOffer({ ...product, property: order.kit }, order.quantity);
  return (
    <div className={ORDER_BAR} data-part="order-bar">
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
        label={textIn(product.button_order_text, language) || t('send_to_cart')}
        size="bar"
      />
    </div>
  );
}
