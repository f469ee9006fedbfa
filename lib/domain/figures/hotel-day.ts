import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { addDays } from '../booking/calendar-date';
import { hotelInstant } from '../booking/hotel-instant';
import { hotelNow } from '../booking/hotel-time';

/** A day of the hotel as instants in ms, the end not included. It has 23 or 25 hours when the clocks change. */
export type HotelDay = { date: string; from: number; to: number };

/** `timezone` null: the zone of the machine. Rule: figures/FG1. */
export function hotelDay(date: string, timezone: string | null): HotelDay {
  const midnight = (day: string) => Date.parse(hotelInstant(`${day}T00:00`, timezone));
  return { date, from: midnight(date), to: midnight(addDays(date, 1)) };
}

/** An hour of the hotel's clock. `again`: the clocks were set back, and it is shown for the second time. */
export type DayHour = { from: number; hour: number; again: boolean };

/** Clocks of all zones differ from UTC by whole quarters. */
const QUARTER = millisecondsInHour / 4;

/** The hours that the hotel's clocks show on a day, in order. One that they skip is missing. Rule: figures/FG1. */
export function dayHours({ from, to }: HotelDay, timezone: string | null): readonly DayHour[] {
  const hours: DayHour[] = [];
  let before = '';
  for (let at = from; at < to; at += QUARTER) {
    const { time } = hotelNow(timezone, new Date(at));
    const hour = Number(time.slice(0, 2));
    if (hour !== hours.at(-1)?.hour || time <= before)
      hours.push({ from: at, hour, again: hours.some((other) => other.hour === hour) });
    before = time;
  }
  return hours;
}

/** The days beside which a day stands: the one before, and the same weekday of the week before. Rule: figures/FG2. */
export const comparedDays = (date: string): readonly [string, string] => [addDays(date, -1), addDays(date, -7)];

/**
 * The instant on another day at which the hotel's clocks show the time that they show now. `now` in ms. Rule:
 * figures/FG2.
 */
export function sameTimeOn(date: string, timezone: string | null, now: number): number {
  const { time } = hotelNow(timezone, new Date(now));
  return Date.parse(hotelInstant(`${date}T${time}`, timezone)) + (now % millisecondsInMinute);
}
