import { millisecondsInMinute } from 'date-fns/constants';
import { addDays } from '../booking/calendar-date';
import { hotelNow } from '../booking/hotel-time';
import { minutesOf } from '../booking/schedule';
import { zoneOffset } from '../booking/zone-transitions';

/**
 * The next moment at which the hotel's clocks show a time (HH:MM), as an ISO time; null: not a time. A time that the
 * clocks skip when they change is the moment after it. `timezone` null: the device's zone. Rule: content/CC4.
 */
export function nextMomentAt(time: string, now: Date, timezone: string | null): string | null {
  const minutes = minutesOf(time);
  if (minutes === null) return null;
  const zone = timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = hotelNow(zone, now);
  const date = minutes > today.minutes ? today.date : addDays(today.date, 1);
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * millisecondsInMinute;
  // The offset at the moment itself: a first guess by the offset of the same clock time in UTC, then once more.
  const guess = asUtc - zoneOffset(zone, asUtc) * millisecondsInMinute;
  return new Date(asUtc - zoneOffset(zone, guess) * millisecondsInMinute).toISOString();
}
