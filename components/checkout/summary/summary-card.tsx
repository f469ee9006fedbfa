'use client';

import { Fragment, type ReactNode } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { TextButton } from '@/components/ui/button/text-button';
import { CARD } from '@/components/ui/card';
import { nameInKit } from '@/lib/domain/checkout/checkout-summary';
import { textIn } from '@/lib/domain/i18n/text';
import { roomText } from '@/lib/domain/i18n/typed-text';
import { sameId } from '@/lib/domain/id';
import type { CheckoutWithForm } from '../checkout';

/**
 * The summary of the checkout: room, name and payment of the last order, and the button that opens their fields, above
 * the options that have no place in the line. Rule: checkout/CO18.
 */
export function SummaryCard({ checkout, children }: { checkout: CheckoutWithForm; children?: ReactNode }) {
  const t = useTranslations();
  return (
    <section aria-label={t('guest_details')} data-part="checkout-summary">
      <div className={CARD}>
        <div className="flex min-h-15 items-center gap-4 px-4 py-2">
          <p className="min-w-0 flex-1 wrap-anywhere">
            {useParts(checkout).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <span>{' · '}</span>}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
          </p>
          <TextButton layout="row" aria-label={t('change_details')} onClick={checkout.changeDetails}>
            {t('change')}
          </TextButton>
        </div>
        {children && (
          <div className="px-4 pb-5 [--cal-bleed:16px]" data-field-titles>
            {children}
          </div>
        )}
      </div>
      <p className="mt-2 px-1 text-ink-2 text-sm">{t('as_last_order')}</p>
    </section>
  );
}

/** The parts of the summary: only what this order is asked. */
function useParts({ shown, values, kit, payments, payment }: CheckoutWithForm): readonly string[] {
  const { room_number, language } = useHotel();
  const t = useTranslations();
  const room = roomText(values.room_number);
  const paid = payments?.find(({ id }) => sameId(id, payment.paymentId));
  // A hotel's own title may stand for something else than a room, such as a sunbed.
  const title = room_number.title ?? t('room_number');
  const place = title === t('room_number') ? t('room_line', { room }) : `${title} ${room}`;
  const parts = [shown.room ? place : '', nameInKit(kit), paid === undefined ? '' : textIn(paid.title, language)];
  return parts.filter((part) => part !== '');
}
