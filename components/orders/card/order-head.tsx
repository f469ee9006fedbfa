'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { fullStop, joinList } from '@/lib/domain/i18n/join-list';
import { relativeTime } from '@/lib/domain/i18n/relative-time';
import { textIn } from '@/lib/domain/i18n/text';
import type { StatusLook } from '@/lib/domain/orders/order-status';
import { type OrderReading, promiseOf, sentenceOf } from '../order-texts';
import { STATUS_ICONS } from '../status-icons';

const ICON_TONES = {
  neutral: 'text-brand-strong',
  warning: 'text-warning',
  success: 'text-success',
  danger: 'text-danger',
} as const;

/**
 * The sentence about an order and the facts that tell it apart. The number comes first in the document, because it names
 * the card, and the sentence first on the screen. Rules: orders/OR8, orders/OR37, orders/OR38.
 */
export function OrderHead({ reading, titleId }: { reading: OrderReading; titleId: string }) {
  const { order, now } = reading;
  const hotel = useHotel();
  const t = useTranslations();
  const promise = promiseOf(reading, { hotel, t });
  const facts = [
    relativeTime(order.created_at, now, hotel),
    order.number_room ? t('room_n', { room: bidiIsolate(order.number_room) }) : '',
  ];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1">
      {/* The number may be a long word of the hotel's own system. */}
      <h4 id={titleId} className="max-w-full wrap-anywhere text-ink-2 text-sm tabular-nums">
        <bdi translate="no" dir="ltr">{`#${order.num}`}</bdi>
      </h4>
      <p className="text-ink-2 text-sm">{joinList(facts, hotel.locale)}</p>
      <Sentence reading={reading} />
      {order.order_payment && order.final_sum > 0 && (
        <p className="col-span-full text-ink-2 text-sm">{textIn(order.order_payment.title, hotel.language)}</p>
      )}
      {promise && (
        <p
          className={clsx(
            'col-span-full text-sm tabular-nums',
            promise.outcome === 'late' ? 'text-warning' : 'text-ink-2',
          )}
        >
          {promise.text}
        </p>
      )}
    </div>
  );
}

function Sentence({ reading }: { reading: OrderReading }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { look, word, rest } = sentenceOf(reading, { hotel, t });
  const before = useEarlierStatus(look.messageKey);
  return (
    <p className="order-first col-span-full flex gap-2 font-medium text-lg leading-compact tabular-nums">
      <Icon shape={STATUS_ICONS[look.icon]} size="sm" className={clsx('mt-0.5', ICON_TONES[look.tone])} />
      <span className="min-w-0">
        {before !== null && (
          <>
            <del className="font-normal text-ink-2 text-sm motion-safe:animate-fade">{t(before)}</del>
            <Icon shape={chevronRightIcon} size="xs" className="mx-1 inline rtl:-scale-x-100" />
          </>
        )}
        <span data-part="order-status">{word}</span>
        {rest !== '' && <span>{`${fullStop(hotel.locale)}${rest}`}</span>}
      </span>
    </p>
  );
}

/** Returns the status that the card showed before the present one; null: it has not changed. Rule: orders/OR26. */
function useEarlierStatus(status: StatusLook['messageKey']): StatusLook['messageKey'] | null {
  const [shown, setShown] = useState({ status, before: null as StatusLook['messageKey'] | null });
  if (shown.status === status) return shown.before;
  setShown({ status, before: shown.status });
  return shown.status;
}
