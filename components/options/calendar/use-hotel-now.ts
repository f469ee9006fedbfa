'use client';

import { useEffect, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type HotelNow, hotelNow } from '@/lib/domain/booking/hotel-time';

const CHECK_INTERVAL_MS = 10_000;

const deviceClock = () => new Date();

/**
 * The hotel's present day and time, updated when the minute changes, so that an open form does not offer past times
 * (hours/H12).
 */
export function useHotelNow(clock: () => Date = deviceClock): HotelNow {
  const { timezone } = useHotel();
  const [now, setNow] = useState(() => hotelNow(timezone, clock()));
  useEffect(() => {
    const update = () =>
      setNow((before) => {
        const after = hotelNow(timezone, clock());
        return after.date === before.date && after.minutes === before.minutes ? before : after;
      });
    const timer = setInterval(update, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [timezone, clock]);
  return now;
}
