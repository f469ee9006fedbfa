import { millisecondsInDay, millisecondsInMinute, minutesInDay } from 'date-fns/constants';
import { addDays } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { zoneOffset } from './zone-transitions';

/**
 * The first instant at which a zone's clocks show a date and time (YYYY-MM-DDTHH:MM), in ms; null: they skip it. Two
 * changes of a zone are more than a week apart, so that the offsets of a day before and after are all that can hold.
 */
function firstInstant(localTime: string, zone: string): number | null {
  const asUtc = Date.parse(`${localTime}:00Z`);
  const instants = [asUtc - millisecondsInDay, asUtc + millisecondsInDay].flatMap((near) => {
    const offset = zoneOffset(zone, near);
    const instant = asUtc - offset * millisecondsInMinute;
    return zoneOffset(zone, instant) === offset ? [instant] : [];
  });
  return instants.length === 0 ? null : Math.min(...instants);
}

/**
 * The instant at which the hotel's clocks show a date and time (YYYY-MM-DDTHH:MM), as an ISO time. A time that the clocks
 * skip when they change is the moment after it, and one that they show twice is the first. `timezone` null: the device's
 * zone. Rule: hours/H17.
 */
export function hotelInstant(localTime: string, timezone: string | null): string {
  const zone = timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const asUtc = Date.parse(`${localTime}:00Z`);
  const before = zoneOffset(zone, asUtc - millisecondsInDay);
  return new Date(firstInstant(localTime, zone) ?? asUtc - before * millisecondsInMinute).toISOString();
}

const MAX_DAYS = 3;

/**
 * The minutes from midnight of a date that the hotel's clocks show and that have not passed; above 24 h on the next day.
 * Without a known zone all of them exist. Only days around a change of the clocks lose any. Rule: hours/H17.
 */
export function existingMinutes(
  date: string,
  minutes: readonly number[],
  { zone }: Pick<HotelNow, 'zone'>,
): readonly number[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (zone === undefined || Number.isNaN(midnight)) return minutes;
  const offsets = [midnight - millisecondsInDay, midnight + MAX_DAYS * millisecondsInDay];
  const [before, after] = offsets.map((instant) => zoneOffset(zone.name, instant));
  if (before === after) return minutes;
  const thisMinute = zone.at - (zone.at % millisecondsInMinute);
  return minutes.filter((minute) => {
    const day = addDays(date, Math.floor(minute / minutesInDay));
    const time = new Date((minute % minutesInDay) * millisecondsInMinute).toISOString().slice(11, 16);
    const instant = firstInstant(`${day}T${time}`, zone.name);
    return instant !== null && instant >= thisMinute;
  });
}
