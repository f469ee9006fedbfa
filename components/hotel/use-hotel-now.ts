'use client';

import { useEffect, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { onClockCorrected, serverNow } from '@/lib/device/server-clock';
import { type HotelNow, hotelNow } from '@/lib/domain/booking/hotel-time';

const CHECK_INTERVAL_MS = 10_000;

const serverClock = () => new Date(serverNow());

/**
 * The hotel's present day and time, updated when the minute changes, so that an open form does not offer past times
 * (hours/H12).
 */
export function useHotelNow(clock: () => Date = serverClock): HotelNow {
  const { timezone } = useHotel();
  const [now, setNow] = useState(() => hotelNow(timezone, clock()));
  useEffect(() => {
    const update = () =>
      setNow((before) => {
        const after = hotelNow(timezone, clock());
        return after.date === before.date && after.minutes === before.minutes ? before : after;
      });
    const timer = setInterval(update, CHECK_INTERVAL_MS);
    const ignore = onClockCorrected(update);
    return () => {
      clearInterval(timer);
      ignore();
    };
  }, [timezone, clock]);
  return now;
}
