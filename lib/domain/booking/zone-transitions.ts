import { millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import { hotelNow } from './hotel-time';

/** A change of a zone's offset from UTC, in minutes east. `at`: the first instant with the new offset. */
type ZoneTransition = { at: number; from: number; to: number };

/** Whether the runtime knows a time zone by this IANA name. */
export function isKnownZone(timezone: string | null): timezone is string {
  if (timezone === null || timezone === '') return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: timezone }) !== null;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns the minutes by which a zone is ahead of UTC at an instant. */
export function zoneOffset(timezone: string, instant: number): number {
  const { date, time } = hotelNow(timezone, new Date(instant));
  const minute = Math.floor(instant / millisecondsInMinute);
  return Date.parse(`${date}T${time}:00Z`) / millisecondsInMinute - minute;
}

/** Returns the changes of a zone's offset between two instants. Two changes are more than a week apart. */
export function zoneTransitions(timezone: string, from: number, to: number): readonly ZoneTransition[] {
  const transitions: ZoneTransition[] = [];
  for (let start = from; start < to; start += millisecondsInWeek) {
    const end = Math.min(start + millisecondsInWeek, to);
    const [before, after] = [zoneOffset(timezone, start), zoneOffset(timezone, end)];
    if (before !== after) transitions.push({ at: changeBetween(timezone, start, end), from: before, to: after });
  }
  return transitions;
}

/** The first minute with the offset of `end`, between two instants with different offsets. */
function changeBetween(timezone: string, start: number, end: number): number {
  const before = zoneOffset(timezone, start);
  let [low, high] = [Math.floor(start / millisecondsInMinute), Math.ceil(end / millisecondsInMinute)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(timezone, middle * millisecondsInMinute) === before) low = middle;
    else high = middle;
  }
  return high * millisecondsInMinute;
}
