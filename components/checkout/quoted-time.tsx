'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { isOrderAheadAllowed } from '@/components/hotel/order-ahead-allowed';
import { Button } from '@/components/ui/button/button';
import { clockIcon } from '@/components/ui/icons/clock';
import { Notice } from '@/components/ui/notice';
import type { OrderQuote } from '@/lib/contract/quote-api';
import { currentHotelTime, serverNow } from '@/lib/device/server-clock';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { orderedForOf } from '@/lib/domain/booking/ordered-for';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { recentMoment } from '@/lib/domain/i18n/format-date';
import { orderedForInWords } from '@/lib/domain/i18n/format-ordered-for';
import { fullStop } from '@/lib/domain/i18n/join-list';
import type { CheckoutWithForm } from './checkout';
import { useQuote } from './use-quote';

/**
 * When the order will be ready, before it is ordered; or that it is not possible now, with the next free time, for which one
 * tap orders it. Nothing at a hotel that quotes no times. Rules: pace/PA4, pace/PA7.
 */
export function QuotedTime({ checkout }: { checkout: CheckoutWithForm }) {
  const { value: quote } = useQuote(checkout);
  const { timezone } = useHotel();
  const { orderedFor } = checkout.values;
  if (quote === undefined) return null;
  const nextFree = quote.next_free_at === null ? null : orderedForOf(hotelNow(timezone, new Date(quote.next_free_at)));
  const hasCome = orderedFor === null || orderedFor <= orderedForOf(currentHotelTime(timezone));
  // What is chosen stays to be taken back, until it has come or another time is offered.
  const offered = nextFree ?? (hasCome ? null : orderedFor);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div role="status">
        <QuoteText quote={quote} checkout={checkout} nextFree={nextFree} />
      </div>
      {offered !== null && <TimeButton time={offered} checkout={checkout} />}
    </div>
  );
}

function QuoteText(props: { quote: OrderQuote; checkout: CheckoutWithForm; nextFree: string | null }) {
  const { quote, checkout, nextFree } = props;
  const hotel = useHotel();
  const t = useTranslations();
  if (!quote.is_possible) {
    const today = currentHotelTime(hotel.timezone).date;
    return (
      <Notice tone="warn" icon={clockIcon}>
        {nextFree === null
          ? t('products_not_available')
          : t('next_free_time', { time: orderedForInWords(nextFree, today, hotel) })}
      </Notice>
    );
  }
  if (quote.ready_at === null) return null;
  const time = bidiIsolate(recentMoment({ at: Date.parse(quote.ready_at), now: serverNow() }, hotel));
  const ready = t(checkout.shown.room ? 'order_at_door' : 'order_ready_about', { time });
  return (
    <Notice tone={quote.is_busy ? 'warn' : 'info'} icon={clockIcon}>
      {quote.is_busy ? `${t('busy_now')}${fullStop(hotel.locale)}${ready}` : ready}
    </Notice>
  );
}

/** Orders all that is for now for the free time, and takes that back. */
function TimeButton({ time, checkout }: { time: string; checkout: CheckoutWithForm }) {
  const hotel = useHotel();
  const t = useTranslations();
  if (!isOrderAheadAllowed(hotel)) return null;
  const today = currentHotelTime(hotel.timezone).date;
  const isChosen = checkout.values.orderedFor === time;
  return (
    <Button
      variant={isChosen ? 'soft' : 'outline'}
      className="aria-pressed:inset-ring aria-pressed:inset-ring-brand forced-colors:aria-pressed:border-3"
      aria-pressed={isChosen}
      onClick={() => checkout.form.setValue('orderedFor', isChosen ? null : time)}
    >
      {t('order_for', { time: orderedForInWords(time, today, hotel) })}
    </Button>
  );
}
