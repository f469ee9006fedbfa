'use client';

import { useEffect, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type HotelNow, hotelNow } from '@/lib/domain/booking/hotel-time';

const LOOK_EVERY_MS = 10_000;

const ofDevice = () => new Date();

/**
 * The hotel's present day and time, updated every minute, so that an open form does not offer past times (hours/H12).
 */
export function useHotelNow(clock: () => Date = ofDevice): HotelNow {
  const { timezone } = useHotel();
  const [now, setNow] = useState(() => hotelNow(timezone, clock()));
  useEffect(() => {
    const look = () =>
      setNow((before) => {
        const after = hotelNow(timezone, clock());
        return after.date === before.date && after.minutes === before.minutes ? before : after;
      });
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [timezone, clock]);
  return now;
}
