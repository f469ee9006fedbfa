'use client';

import { useRef } from 'react';
import { openProduct, productOverlay } from '@/components/catalogue/open-product';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { apiCall, useApi } from '@/components/hotel/use-api';
import { useNear } from '@/components/ui/hooks/use-near';
import { Icon } from '@/components/ui/icon';
import { plusIcon } from '@/components/ui/icons/plus';
import { opens } from '@/components/ui/overlay/opens';
import { RouterLink } from '@/components/ui/router-link';
import type { BookableView } from '@/lib/contract/views';
import { type DayGap, timeInGap } from '@/lib/domain/day/day-plan';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { DAY_ROW } from './day-item';

/** How many products of the hotel are asked for a time in a gap; at most three of them are shown. */
const ASKED = 6;
/** Hides what comes after the third offer; the link to all bookings is the last child. */
const AT_MOST_THREE = '[&>:nth-child(n+4):not(:last-child)]:hidden';

/** A row that is swiped on phones; where a mouse cannot swipe, two rows, which have their height from the start. */
const OFFERS =
  'mt-2 flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] tablet:min-h-[calc(2*var(--target)+1rem)] tablet:flex-wrap tablet:content-start tablet:overflow-x-visible';

const CHIP =
  'inline-flex min-h-target shrink-0 items-center gap-2 rounded-full bg-brand-soft px-4 text-brand-strong text-sm hover:bg-brand-soft-hover pressed:scale-pressed forced-colors:border';

/** Free time, with what can be booked in it. The row has its height from the start. Rule: my-day/MD3. */
export function GapItem({ gap, bookable }: { gap: DayGap; bookable: readonly BookableView[] }) {
  const t = useTranslations();
  const row = useRef<HTMLLIElement>(null);
  const isNear = useNear(row, useRef(null));
  const label = t('day_free_until', { time: bidiIsolate(gap.until.slice(11)) });
  return (
    <li className={`${DAY_ROW} items-start`} ref={row}>
      <time className="text-end text-ink-2 text-sm tabular-nums" dateTime={gap.at}>
        {gap.at.slice(11)}
      </time>
      <div className="min-w-0">
        <p className="flex items-center gap-3 text-ink-2 text-sm after:h-px after:grow after:border-line-strong after:border-t after:border-dashed">
          {label}
        </p>
        <div className={`${OFFERS} ${AT_MOST_THREE}`}>
          {bookable.slice(0, ASKED).map((one) => (
            <GapOffer key={one.uuid} gap={gap} bookable={one} isAsked={isNear} />
          ))}
          <RouterLink href="/booking" className={CHIP}>
            {t('booking_title')}
          </RouterLink>
        </div>
      </div>
    </li>
  );
}

/** A product that is free within the gap, with its first time; nothing until that is known. */
function GapOffer({ gap, bookable, isAsked }: { gap: DayGap; bookable: BookableView; isAsked: boolean }) {
  const { uuid } = useHotel();
  const day = gap.at.slice(0, 10);
  const wasAsked = useRef(false);
  wasAsked.current ||= isAsked;
  const times = useApi(
    wasAsked.current ? apiCall('availableTimes', bookable.uuid, { hotelUuid: uuid, date: day }) : null,
  );
  const free = times.value === undefined ? null : timeInGap(times.value, gap);
  if (free === null) return null;
  const { product, sectionId } = bookable;
  return (
    <button
      type="button"
      className={CHIP}
      aria-haspopup="dialog"
      {...opens(productOverlay(product))}
      onClick={() => openProduct(sectionId, product, { day })}
    >
      <Icon shape={plusIcon} size="sm" />
      <span className="whitespace-nowrap tabular-nums">{`${bidiIsolate(product.title)} ${free}`}</span>
    </button>
  );
}
