'use client';

import { useQuote } from '@/components/checkout/use-quote';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { isOrderAheadAllowed } from '@/components/hotel/order-ahead-allowed';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { currentHotelTime } from '@/lib/device/server-clock';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { orderedForOf } from '@/lib/domain/booking/ordered-for';
import { orderedForInWords } from '@/lib/domain/i18n/format-ordered-for';
import type { OrderDraft } from '@/lib/domain/telephone-orders/order-draft';
import { useDesk } from '../desk-context';
import type { DraftData } from './use-draft-data';

/** When it will be ready, or the next free time for which one tap orders it. Rules: pace/PA4, pace/PA7. */
export function DraftTime(props: {
  draft: OrderDraft;
  data: DraftData;
  failures: number;
  onChange(change: Partial<OrderDraft>): void;
}) {
  const { draft, data, failures, onChange } = props;
  const hotel = useHotel();
  const words = useTranslations();
  const { t, time } = useDesk();
  const { lines, orderedFor } = draft;
  const { value: quote } = useQuote({ lines, kit: data.kit ?? null, values: { orderedFor }, failures });
  if (quote === undefined || lines.length === 0) return null;
  const next =
    quote.next_free_at === null ? null : orderedForOf(hotelNow(hotel.timezone, new Date(quote.next_free_at)));
  const offered = next ?? orderedFor;
  const today = currentHotelTime(hotel.timezone).date;
  return (
    <div className="grid gap-2">
      <div role="status">
        {quote.is_possible && quote.ready_at !== null && (
          <Notice tone={quote.is_busy ? 'warn' : 'info'}>{t('ready_about', { time: time(quote.ready_at) })}</Notice>
        )}
        {!quote.is_possible && <Notice tone="warn">{t('not_possible_now')}</Notice>}
      </div>
      {offered !== null && isOrderAheadAllowed(hotel) && (
        <Button
          variant={orderedFor === offered ? 'soft' : 'outline'}
          size="sm"
          aria-pressed={orderedFor === offered}
          onClick={() => onChange({ orderedFor: orderedFor === offered ? null : offered })}
        >
          {words('order_for', { time: orderedForInWords(offered, today, hotel) })}
        </Button>
      )}
    </div>
  );
}
