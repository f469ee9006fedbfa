import { addDays } from '../booking/calendar-date';
import { hotelInstant } from '../booking/hotel-instant';
import { hotelNow } from '../booking/hotel-time';

/** The running stay of a room. */
export type Stay = {
  /** From 1; the next stay has the next number. */
  number: number;
  /** When it began, as an ISO time; null: no stay of this room has ended yet. */
  since: string | null;
  /** YYYY-MM-DD, the day on which the guests leave; null: not known. */
  leavesOn: string | null;
};

export const FIRST_STAY: Stay = { number: 1, since: null, leavesOn: null };

/** When stays end by themselves, on the hotel's clock. `time`: HH:MM. */
export type CheckOut = { time: string; timezone: string | null };

export const endStay = (stay: Stay, at: string): Stay => ({ number: stay.number + 1, since: at, leavesOn: null });

/**
 * The stay that runs now. `checkOut`: when stays end by themselves; null: only staff end them. A stay ends at the latest
 * check-out time that has passed since it began, and on the noted day where staff have noted one. Rule: rooms/RM5.
 */
export function runningStay(stay: Stay, checkOut: CheckOut | null, now: Date): Stay {
  if (checkOut === null) return stay;
  const last = lastCheckOut(checkOut, now);
  if (stay.since !== null && stay.since >= last.at) return stay;
  if (stay.leavesOn !== null && stay.leavesOn > last.date) return stay;
  // A room of which nothing is kept yet has its first stay until somebody looks at it.
  return endStay(stay, last.at);
}

/** A stay of a room and when it began, as an ISO time. */
export type StayStart = { number: number; since: string };

/**
 * The stay in which something happened in a room. `starts`: of the stays whose beginning is known, in any order; what was before all of
 * them belongs to the stay before the first. Rule: rooms/RM17.
 */
export function stayAt(starts: readonly StayStart[], at: string): { number: number; since: string | null } {
  const known = starts.toSorted((one, other) => one.number - other.number);
  const before = { number: known[0] === undefined ? FIRST_STAY.number : known[0].number - 1, since: null };
  return known.findLast(({ since }) => since < at) ?? before;
}

/** The latest check-out time that is not in the future. */
function lastCheckOut({ time, timezone }: CheckOut, now: Date): { date: string; at: string } {
  const today = hotelNow(timezone, now).date;
  const at = hotelInstant(`${today}T${time}`, timezone);
  if (at <= now.toISOString()) return { date: today, at };
  const yesterday = addDays(today, -1);
  return { date: yesterday, at: hotelInstant(`${yesterday}T${time}`, timezone) };
}
