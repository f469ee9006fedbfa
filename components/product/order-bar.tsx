'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { HoldLine } from '@/components/options/calendar/hold-line';
import { Button } from '@/components/ui/button/button';
import { Stepper } from '@/components/ui/form/stepper';
import { opens } from '@/components/ui/overlay/opens';
import type { Product } from '@/lib/contract/catalogue';
import { quantitySteps } from '@/lib/domain/cart/cart';
import { hasText, isolateNumber, textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import { priceFrom, scheduledOption } from '@/lib/domain/money/price';
import { LeftLine } from './left-line';
import { ORDER_BAR } from './sheet-layout';
import type { ProductForm } from './use-product-form';

/**
 * The bar of a sheet: quantity, price and button. The button has the hotel's label, but when a cart line is changed it
 * has ours ("Book a table" would read like a second booking). `onInvalid` gets the first invalid option.
 * `reasonId`: the element that explains why nothing can be ordered now, which the button then focuses; null: it can be
 * ordered.
 * Before a slot is chosen it asks for a time, with the price from which one is had (prices/P22).
 * Rules: product-sheet/S5, product-sheet/S7, product-sheet/S8, product-sheet/S11.
 */
export function OrderBar(props: {
  product: Product;
  form: ProductForm;
  onInvalid: (optionId: Id) => void;
  reasonId: string | null;
}) {
  const { product, form, onInvalid, reasonId } = props;
  const { language } = useHotel();
  const t = useTranslations();
  const money = useMoney();
  const from = form.kit && priceFrom({ price: product.price, property: form.kit });
  const price = money.price(from ?? form.total);
  const [isShaking, setIsShaking] = useState(false);
  const hotelLabel = hasText(product.button_order_text) ? textIn(product.button_order_text, language) : null;
  const orderLabel = form.isUpdate ? t('save_changes') : (hotelLabel ?? t('send_to_cart'));
  const label = from === null ? orderLabel : t('choose_time');
  // A slot is only held: it is booked with the order.
  const isBooking =
    from === null &&
    !form.isUpdate &&
    product.slot_hold_seconds !== null &&
    scheduledOption({ property: form.kit }) !== null;
  const submit = () => {
    if (reasonId !== null) {
      document.getElementById(reasonId)?.focus();
      return;
    }
    const invalid = form.submit();
    if (invalid === null) return;
    setIsShaking(true);
    onInvalid(invalid);
  };
  return (
    <div className={ORDER_BAR} data-part="order-bar">
      <HoldLine product={product} kit={form.kit} />
      <LeftLine left={form.product.stock_left} quantity={form.quantity} />
      {/* A slot has no quantity (product-sheet/S6, booking/B8). */}
      {product.show_quantity && scheduledOption({ property: form.kit }) === null && (
        <Stepper
          label={t('quantity')}
          value={form.quantity}
          onStep={form.step}
          {...quantitySteps(form.product, form.quantity)}
          labels={{ fewer: t('fewer'), more: t('more') }}
          size="lg"
        />
      )}
      <Button
        variant="primary"
        size="bar"
        isSplit={price !== ''}
        {...(product.for_adult && opens('age'))}
        className={clsx('flex-wrap gap-y-0', isShaking && 'motion-safe:animate-shake')}
        aria-disabled={reasonId !== null || undefined}
        aria-describedby={reasonId ?? undefined}
        onClick={submit}
        onAnimationEnd={() => setIsShaking(false)}
      >
        <span className="min-w-0">
          <span className="line-clamp-2">{label}</span>
          {isBooking && <span className="block font-normal text-sm">{t('book_next')}</span>}
        </span>
        {price !== '' &&
          (from === null ? <Amount>{price}</Amount> : <span>{t('from_price', { price: isolateNumber(price) })}</span>)}
      </Button>
    </div>
  );
}
