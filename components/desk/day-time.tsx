'use client';

import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { dayAndMonth } from '@/lib/domain/i18n/format-date';
import { useDesk } from './desk-context';

/** A time at the hotel, with its day unless that is today. `at`: ISO; `now`: milliseconds. */
export function DayTime({ at, now, className }: { at: string; now: number; className?: string }) {
  const { hotel, time } = useDesk();
  const dayOf = (moment: string | number) => hotelNow(hotel.timezone, new Date(moment)).date;
  return (
    <time translate="no" className={className} dateTime={at}>
      {time(at)}
      {dayOf(at) !== dayOf(now) && <span className="block text-xs">{dayAndMonth(dayOf(at), hotel.languageTag)}</span>}
    </time>
  );
}
