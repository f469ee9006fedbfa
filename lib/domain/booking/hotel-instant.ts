import { millisecondsInMinute } from 'date-fns/constants';
import { zoneOffset } from './zone-transitions';

/**
 * The instant at which the hotel's clocks show a date and time (YYYY-MM-DDTHH:MM), as an ISO time. A time that the clocks
 * skip when they change is the moment after it, and one that they show twice is the second. `timezone` null: the device's zone.
 */
export function hotelInstant(localTime: string, timezone: string | null): string {
  const zone = timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const asUtc = Date.parse(`${localTime}:00Z`);
  // The offset at the moment itself: a first guess by the offset of the same clock time in UTC, then once more.
  const guess = asUtc - zoneOffset(zone, asUtc) * millisecondsInMinute;
  return new Date(asUtc - zoneOffset(zone, guess) * millisecondsInMinute).toISOString();
}
