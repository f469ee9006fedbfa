'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { EmptyState } from '@/components/ui/empty-state';

/** The empty state of the cart, with the hotel's message for no orders. Rule: navigation/N9. */
export function EmptyCart() {
  const t = useTranslations();
  return (
    <EmptyState picture="/pictures/basket.webp" tint="tint-1" title={t('no_orders_status')}>
      {t('cart_empty_text')}
    </EmptyState>
  );
}
