'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { dayLine } from '@/components/orders/live/live-order-outlet';
import { Icon } from '@/components/ui/icon';
import { calendarIcon } from '@/components/ui/icons/calendar';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { RouterLink } from '@/components/ui/router-link';
import { shownDays } from '@/lib/domain/day/day-entries';
import { nextEntries } from '@/lib/domain/day/day-plan';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { nearDay } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import { pageOf } from '@/lib/domain/navigation/routes';
import { pageStore } from '@/lib/state/page-store';
import { useDay } from './use-day';

/** Shows My day in one line of home, above the bar, where it moves nothing of the page. Rule: my-day/MD6. */
export function DayLine() {
  const t = useTranslations();
  // The bar, in which it is rendered, has the words of the page only.
  const label = t('my_day');
  useEffect(() => {
    pageStore.set(dayLine, <HomeLine label={label} />);
    return () => pageStore.set(dayLine, null);
  }, [label]);
  return null;
}

function HomeLine({ label }: { label: string }) {
  const { language, locale } = useHotel();
  const isHome = pageOf(usePathname()).kind === 'home';
  const { entries, clock } = useDay();
  const [today] = shownDays(clock);
  const next = isHome ? nextEntries(entries) : [];
  const isShown = next.length > 0;
  useEffect(() => {
    if (!isShown) return;
    // Room below the page for the part by which the bar grows.
    document.documentElement.style.setProperty('--day-line', '50px');
    return () => void document.documentElement.style.removeProperty('--day-line');
  }, [isShown]);
  if (!isShown) return null;
  const things = next.map(({ titles, at }) => {
    const date = at.slice(0, 10);
    const day = date === today ? '' : `${nearDay(date, today, locale)} `;
    return `${bidiIsolate(textIn(titles[0] ?? '', language))} ${day}${at.slice(11)}`;
  });
  return (
    <RouterLink
      href="/my-day"
      className="mb-1.5 grid min-h-target w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-lg bg-sunken px-3.5 py-2 text-ink text-sm pressed:opacity-60 forced-colors:border"
      data-part="day-line"
    >
      <Icon shape={calendarIcon} size="sm" className="text-brand-strong" />
      <span className="min-w-0 truncate tabular-nums">
        <span className="sr-only">{`${label}: `}</span>
        {things.join(' · ')}
      </span>
      <Icon shape={chevronRightIcon} size="sm" className="text-brand-strong rtl:-scale-x-100" />
    </RouterLink>
  );
}
