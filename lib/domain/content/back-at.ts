import { addDays } from '../booking/calendar-date';
import { hotelInstant } from '../booking/hotel-instant';
import { hotelNow } from '../booking/hotel-time';
import { formatClock, minutesOf } from '../booking/schedule';

/**
 * The next moment at which the hotel's clocks show a time (HH:MM), as an ISO time; null: not a time. A time that the
 * clocks skip when they change is the moment after it. `timezone` null: the device's zone. Rule: content/CC4.
 */
export function nextMomentAt(time: string, now: Date, timezone: string | null): string | null {
  const minutes = minutesOf(time);
  if (minutes === null) return null;
  const today = hotelNow(timezone, now);
  const date = minutes > today.minutes ? today.date : addDays(today.date, 1);
  // 24:00 is midnight of the day after.
  const isMidnight = minutes === 24 * 60;
  return hotelInstant(isMidnight ? `${addDays(date, 1)}T00:00` : `${date}T${formatClock(minutes)}`, timezone);
}
