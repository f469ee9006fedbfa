import { millisecondsInMinute } from 'date-fns/constants';
import { addDays } from '../booking/calendar-date';
import { hotelInstant } from '../booking/hotel-instant';
import { hotelNow } from '../booking/hotel-time';

/** The shortest and the longest interval. */
export const MIN_INTERVAL_MINUTES = 5;
export const MAX_INTERVAL_MINUTES = 240;

/** From its beginning until before its end, in ms. */
type Interval = { from: number; to: number };

const midnightOf = (date: string, timezone: string | null): number =>
  Date.parse(hotelInstant(`${date}T00:00`, timezone));

/**
 * The interval of some minutes in which an instant lies. Intervals begin at the hotel's midnight and last real minutes, so
 * that each instant lies in exactly one, also where clocks are changed. The last one of a day ends at the next midnight.
 * Rule: pace/PA2.
 */
export function intervalAt(instant: number, minutes: number, timezone: string | null): Interval {
  const { date } = hotelNow(timezone, new Date(instant));
  const midnight = midnightOf(date, timezone);
  const length = minutes * millisecondsInMinute;
  const from = midnight + Math.floor((instant - midnight) / length) * length;
  return { from, to: Math.min(from + length, midnightOf(addDays(date, 1), timezone)) };
}
