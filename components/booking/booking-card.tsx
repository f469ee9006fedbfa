'use client';

import { useRef } from 'react';
import { openProduct, productOverlay } from '@/components/catalogue/open-product';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { apiCall, useApi } from '@/components/hotel/use-api';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { useNear } from '@/components/ui/hooks/use-near';
import { opens } from '@/components/ui/overlay/opens';
import { ProductImage } from '@/components/ui/product-image';
import { Skeleton } from '@/components/ui/skeleton';
import type { BookableView } from '@/lib/contract/views';
import { currentHotelTime } from '@/lib/device/server-clock';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { nextFreeDays } from '@/lib/domain/booking/next-free-days';
import { nearDay } from '@/lib/domain/i18n/format-date';

/** How far the page looks ahead, today included. */
const DAYS = 14;

/** A bookable product with its next free days, which are read when the card comes near. Rule: pages/PG23. */
export function BookingCard({ bookable }: { bookable: BookableView }) {
  const { product, sectionId, sectionTitle } = bookable;
  const card = useRef<HTMLDivElement>(null);
  const isNear = useNear(card, useRef(null));
  const open = (day?: string) => openProduct(sectionId, product, day === undefined ? {} : { day });
  return (
    <div ref={card}>
      <Card className="grid h-full content-between gap-3 p-3">
        <button
          type="button"
          className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-3 rounded-md text-start pressed:opacity-60"
          aria-haspopup="dialog"
          {...opens(productOverlay(product))}
          onClick={() => open()}
        >
          <ProductImage className="size-18 rounded-[14px]" drawing="w-[76%]" id={product.id} src={product.image} />
          <span>
            <strong className="block font-medium text-lg">{product.title}</strong>
            <span className="block text-ink-2 text-sm">{sectionTitle}</span>
            {product.price !== '' && (
              <bdi dir="auto" className="block text-ink-2 text-sm tabular-nums">
                {product.price}
              </bdi>
            )}
          </span>
        </button>
        <FreeDays bookable={bookable} isNear={isNear} onOpen={open} />
      </Card>
    </div>
  );
}

function FreeDays(props: { bookable: BookableView; isNear: boolean; onOpen: (day: string) => void }) {
  const { bookable, isNear, onOpen } = props;
  const { uuid, timezone, locale } = useHotel();
  const t = useTranslations();
  const { date: today } = currentHotelTime(timezone);
  const range = { hotelUuid: uuid, from: today, to: addDays(today, DAYS - 1) };
  const wasNear = useRef(false);
  wasNear.current ||= isNear;
  const days = useApi(wasNear.current ? apiCall('availableDays', bookable.uuid, range) : null);
  if (days.value === undefined && days.refusal !== null) {
    return (
      <div className="grid gap-2" role="alert">
        <p className="text-danger text-sm">{t('days_failed')}</p>
        <Button variant="soft" size="sm" onClick={days.refetch}>
          {t('try_again')}
        </Button>
      </div>
    );
  }
  if (days.value === undefined) return <Skeleton className="h-14 rounded-md" />;
  const free = nextFreeDays(days.value, today);
  if (free.length === 0) return <p className="flex min-h-14 items-center text-ink-2 text-sm">{t('booking_none')}</p>;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {free.map(({ service_date, available_timeslots }) => (
        <li key={service_date}>
          <button
            type="button"
            className="grid min-h-14 w-full content-center rounded-md bg-brand-soft px-2 py-1.5 text-center text-brand-strong text-sm hover:bg-brand-soft-hover pressed:scale-pressed forced-colors:border"
            aria-haspopup="dialog"
            {...opens(productOverlay(bookable.product))}
            data-date={service_date}
            onClick={() => onOpen(service_date)}
          >
            <span className="sr-only">{`${bookable.product.title}: `}</span>
            <strong className="font-medium">{nearDay(service_date, today, locale)}</strong>
            <span>{t('free_slots', { n: available_timeslots })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
