'use client';

import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { dayAndMonth } from '@/lib/domain/i18n/format-date';
import { useDesk } from './desk-context';
import { useDeskData } from './live/desk-data';

/** Returns a function that writes a moment as the time at the hotel, with its day unless that is today. */
export function useMomentText(): (at: string | number) => string {
  const { hotel, time } = useDesk();
  const { now } = useDeskData();
  const dayOf = (moment: string | number) => hotelNow(hotel.timezone, new Date(moment)).date;
  return (at) => (dayOf(at) === dayOf(now) ? time(at) : `${time(at)}, ${dayAndMonth(dayOf(at), hotel.languageTag)}`);
}
