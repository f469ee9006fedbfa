'use client';

import { useEffect, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { saveCalendar } from '@/components/orders/save-calendar';
import { PushSlot } from '@/components/push/push-slot';
import { Button } from '@/components/ui/button/button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Icon } from '@/components/ui/icon';
import { calendarPlusIcon } from '@/components/ui/icons/calendar-plus';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Order } from '@/lib/contract/order';
import type { BookableView } from '@/lib/contract/views';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { type DayPlan, dayPlans } from '@/lib/domain/day/day-plan';
import { dayTitle, nearDay } from '@/lib/domain/i18n/format-date';
import { bookedEvents } from '@/lib/domain/orders/booked-slots';
import type { LoadedOrders } from '@/lib/domain/orders/merge-orders';
import { openOrders } from '@/lib/domain/orders/open-orders';
import { DAY_ROW, DayItem } from './day-item';
import { GapItem } from './gap-item';
import { useDay } from './use-day';

/** Today and tomorrow: what is held, booked, ordered and announced, and the free time between. Rules: my-day/MD1–MD5. */
export function MyDay({ bookable }: { bookable: readonly BookableView[] }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  const { entries, clock, orders } = useDay();
  // After hydration, because the server's page may be a day old.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  if (!isHere) return <Skeleton className="h-80 rounded-lg" />;
  const plans = dayPlans(entries, clock);
  const { date, time } = hotelNow(clock.timezone, new Date(clock.now));
  const present = `${date}T${time}`;
  return (
    <div className="grid gap-7">
      {orders.refusal !== null && (
        <div className="grid gap-3">
          <Notice tone="danger" alert>
            {failure('orders_failed')}
          </Notice>
          <RetryButton label={t('try_again')} isBusy={orders.isLoading} onPress={orders.refetch} />
        </div>
      )}
      {plans.map((plan) => (
        <DayPart key={plan.date} plan={plan} present={present} bookable={bookable} />
      ))}
      <Keepsakes orders={orders.value} />
    </div>
  );
}

/** `present`: the moment at the hotel, YYYY-MM-DDTHH:MM. */
function DayPart({ plan, present, bookable }: { plan: DayPlan; present: string; bookable: readonly BookableView[] }) {
  const { locale } = useHotel();
  const t = useTranslations();
  const headingId = `day-${plan.date}`;
  const today = present.slice(0, 10);
  const begun = plan.items.filter(({ at }) => at < present);
  const ahead = plan.items.slice(begun.length);
  const isEmpty = plan.items.every(({ kind }) => kind === 'gap');
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-medium text-xl" id={headingId}>
          {nearDay(plan.date, today, locale)}
        </h2>
        <span className="text-ink-2 text-sm">{dayTitle(plan.date, locale)}</span>
      </div>
      {isEmpty && <p className="mb-3 text-ink-2">{t('day_empty')}</p>}
      <ol className="grid gap-3">
        <DayItems items={begun} bookable={bookable} />
        {plan.date === today && <NowLine time={present.slice(11)} />}
        <DayItems items={ahead} bookable={bookable} />
      </ol>
    </section>
  );
}

function DayItems({ items, bookable }: { items: DayPlan['items']; bookable: readonly BookableView[] }) {
  return items.map((item) =>
    item.kind === 'gap' ? (
      bookable.length > 0 && <GapItem key={item.key} gap={item} bookable={bookable} />
    ) : (
      <DayItem key={item.key} entry={item} />
    ),
  );
}

/** The present moment among the things of today. */
function NowLine({ time }: { time: string }) {
  return (
    <li className={`${DAY_ROW} items-center text-danger`}>
      <time className="text-end font-medium text-sm tabular-nums">{time}</time>
      <i className="h-0.5 bg-danger forced-colors:border-t" />
    </li>
  );
}

/** The booked times for the phone's calendar, and the switch for reminders. Rules: my-day/MD4, my-day/MD5. */
function Keepsakes({ orders }: { orders: LoadedOrders<Order> | undefined }) {
  const { language, timezone, title } = useHotel();
  const t = useTranslations();
  const events = (orders === undefined ? [] : openOrders(orders.groups)).flatMap((order) => {
    const description = t('order_n', { num: order.num });
    return bookedEvents(order, { language, host: window.location.hostname, description });
  });
  if (events.length === 0) return null;
  return (
    <div className="grid gap-3">
      <Button variant="soft" onClick={() => saveCalendar(events, { name: 'my-day', location: title, timezone })}>
        <Icon shape={calendarPlusIcon} size="sm" />
        <span>{t('add_to_calendar')}</span>
      </Button>
      <div className="has-[label]:[&>p]:block [&>p]:hidden">
        <PushSlot />
        <p className="text-ink-2 text-sm">{t('day_reminders')}</p>
      </div>
    </div>
  );
}
