'use client';

import { useRef } from 'react';
import { openProduct, productOverlay } from '@/components/catalogue/open-product';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { apiCall, useApi } from '@/components/hotel/use-api';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { useNear } from '@/components/ui/hooks/use-near';
import { opens } from '@/components/ui/overlay/opens';
import { Skeleton } from '@/components/ui/skeleton';
import { Tag } from '@/components/ui/tag';
import type { AvailabilityPlaces } from '@/lib/contract/availability';
import type { BookableView } from '@/lib/contract/views';
import { currentHotelTime } from '@/lib/device/server-clock';
import { occupancyOf } from '@/lib/domain/booking/occupancy';

/** A place and how full it is today, which is read when the card comes near, with a way to its times. Rule: pages/PG24. */
export function OccupancyCard({ bookable }: { bookable: BookableView }) {
  const { product, sectionId, sectionTitle, uuid } = bookable;
  const { uuid: hotelUuid, timezone } = useHotel();
  const t = useTranslations();
  const card = useRef<HTMLDivElement>(null);
  const isNear = useNear(card, useRef(null));
  const wasNear = useRef(false);
  wasNear.current ||= isNear;
  const { date } = currentHotelTime(timezone);
  const places = useApi(wasNear.current ? apiCall('availablePlaces', uuid, { hotelUuid, date }) : null);
  return (
    <div ref={card}>
      <Card className="grid h-full content-between gap-3 p-4">
        <div>
          <strong className="block font-medium text-lg">{product.title}</strong>
          <span className="block text-ink-2 text-sm">{sectionTitle}</span>
        </div>
        {places.value && <Places places={places.value} />}
        {places.value === undefined && places.refusal === null && <Skeleton className="h-12 rounded-md" />}
        {(places.value === null || (places.value === undefined && places.refusal !== null)) && (
          <div className="grid gap-2">
            <p className="text-ink-2 text-sm">{t('days_failed')}</p>
            <Button variant="soft" size="sm" onClick={places.refetch}>
              {t('try_again')}
            </Button>
          </div>
        )}
        <Button
          variant="soft"
          size="sm"
          aria-haspopup="dialog"
          {...opens(productOverlay(product))}
          // Of today while there is a place; otherwise the sheet chooses no day.
          onClick={() => openProduct(sectionId, product, hasPlaces(places.value) ? { day: date } : {})}
        >
          <span className="sr-only">{`${product.title}: `}</span>
          <span>{t('occupancy_times')}</span>
        </Button>
      </Card>
    </div>
  );
}

const hasPlaces = (places: AvailabilityPlaces | null | undefined): boolean => (places?.free ?? 0) > 0;

const TONES = { quiet: 'success', lively: 'warning', full: 'danger', closed: 'neutral' } as const;

function Places({ places }: { places: AvailabilityPlaces }) {
  const t = useTranslations();
  const occupancy = occupancyOf(places);
  const words = {
    quiet: t('occupancy_quiet'),
    lively: t('occupancy_lively'),
    full: t('occupancy_full'),
    closed: t('closed_today'),
  };
  const { free, total } = places;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Tag tone={TONES[occupancy]}>{words[occupancy]}</Tag>
        {total > 0 && <span className="text-ink-2 text-sm tabular-nums">{t('occupancy_free', { free, total })}</span>}
      </div>
      {total > 0 && (
        // Decoration: the words beside it say the same.
        <div className="h-2 overflow-hidden rounded-full bg-sunken forced-colors:border" aria-hidden="true">
          <div
            className="h-full rounded-full bg-brand-strong forced-colors:bg-system-highlight"
            style={{ width: `${(100 * (total - free)) / total}%` }}
          />
        </div>
      )}
    </div>
  );
}
