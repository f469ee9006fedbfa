'use client';

import { Amount } from '@/components/hotel/amount';
import { useTranslations } from '@/components/hotel/hotel-context';
import { formatCountdown } from '@/lib/domain/booking/slot-hold';
import { useSecondsLeft } from './use-seconds-left';

/**
 * The label of the cart's button while a slot of the cart is held: what is to do, the total, and the time that is left.
 * Rule: booking/B31.
 */
export function CartHoldLabel({ endsAt, total }: { endsAt: number; total: string }) {
  const t = useTranslations();
  const left = useSecondsLeft(endsAt);
  return (
    <>
      <span className="flex justify-between gap-x-2">
        <span className="line-clamp-2 rail:sr-only">{t('book_finish')}</span>
        <Amount className="rail:hidden">{total}</Amount>
      </span>
      <span className="block font-normal text-sm tabular-nums" data-part="cart-hold">
        <span className="rail:sr-only">{`${t('slot_held')} `}</span>
        <bdi translate="no">{formatCountdown(left)}</bdi>
      </span>
    </>
  );
}

/** The label of the cart's entry in the bar meanwhile: the time that is left in the place of its word. Rule: booking/B31. */
export function CartEntryHold({ endsAt, title }: { endsAt: number; title: string }) {
  const t = useTranslations();
  const left = useSecondsLeft(endsAt);
  return (
    <span className="font-medium text-brand-strong tabular-nums" data-part="cart-hold">
      <span className="sr-only">{`${title}, ${t('slot_held')} `}</span>
      <bdi translate="no">{formatCountdown(left)}</bdi>
    </span>
  );
}
