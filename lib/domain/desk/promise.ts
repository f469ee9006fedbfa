import { millisecondsInMinute, minutesInDay } from 'date-fns/constants';
import { addDays } from '../booking/calendar-date';
import { hotelInstant } from '../booking/hotel-instant';

/** Promises of one tap, in minutes. Rule: desk/DE31. */
export const PROMISES = [10, 20, 30, 45, 60] as const;

/** What is promised where the hotel says nothing. */
export const USUAL_MINUTES = 30;

/** What one tap adds to a promise. */
export const MORE_MINUTES = 10;

/** From here on a time is said in hours too. */
const MAX_PLAIN_MINUTES = 90;

type Section = { id: number; parent_id: number | null; promise_minutes: number | null };
type Ordered = { products: readonly { repeat: { section_id: number | string } | null }[] };

/** The minutes of a section, or of the nearest one above it; null: none has any. */
export function minutesOfSection(
  sections: readonly Section[],
  id: number | null,
  depth = sections.length,
): number | null {
  const section = depth < 0 ? undefined : sections.find((each) => each.id === id);
  return section === undefined
    ? null
    : (section.promise_minutes ?? minutesOfSection(sections, section.parent_id, depth - 1));
}

/**
 * The minutes that the desk proposes for an order: the longest of its sections, each by its own or the nearest one above
 * it. Rule: desk/DE31.
 */
export function usualPromise(order: Ordered, sections: readonly Section[]): number {
  const known = order.products.flatMap(({ repeat }) =>
    repeat === null ? [] : (minutesOfSection(sections, Number(repeat.section_id)) ?? []),
  );
  return known.length === 0 ? USUAL_MINUTES : Math.max(...known);
}

/** Less than this is not proposed, also where the quoted time has come. */
const LEAST_MINUTES = 5;

type Quoted = Ordered & { quoted_at: string | null; waits_from: string | null };

/**
 * The minutes that the desk proposes for an order: until the time that its guest was quoted, counted from now or from its own
 * later time, else the usual ones. `now`: milliseconds. Rules: desk/DE31, pace/PA8.
 */
export function proposedMinutes(order: Quoted, sections: readonly Section[], now: number): number {
  if (order.quoted_at === null) return usualPromise(order, sections);
  const from = Math.max(now, order.waits_from === null ? now : Date.parse(order.waits_from));
  return Math.max(LEAST_MINUTES, Math.ceil((Date.parse(order.quoted_at) - from) / millisecondsInMinute));
}

type Clock = { timezone: string | null; date: string; now: number };

/**
 * The minutes until the hotel's clocks next show a time (HH:MM): today, else tomorrow. At least 1. `date`: the hotel's day;
 * `now`: milliseconds. null: no time. Rule: desk/DE31.
 */
export function minutesUntil(time: string, { timezone, date, now }: Clock): number | null {
  if (!/^\d{2}:\d{2}$/.test(time)) return null;
  const on = (day: string) =>
    Math.ceil((Date.parse(hotelInstant(`${day}T${time}`, timezone)) - now) / millisecondsInMinute);
  const today = on(date);
  const minutes = today >= 1 ? today : on(addDays(date, 1));
  return Math.min(Math.max(1, minutes), minutesInDay);
}

/** Hours and minutes of a longer time; `hours` 0: the minutes alone say it. Rule: desk/DE31. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  if (minutes <= MAX_PLAIN_MINUTES) return { hours: 0, minutes };
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

type Promised = { expected_at: string | null; waits_from: string | null };

/**
 * The seconds to send for a promise that becomes ten minutes longer: from what was promised, or from now where that has
 * passed. The server counts them from now, or from an order's own later time. Rule: desk/DE31.
 */
export function longerPromise({ expected_at, waits_from }: Promised, now: number): number {
  const promised = Math.max(now, expected_at === null ? now : Date.parse(expected_at));
  const counted = Math.max(now, waits_from === null ? now : Date.parse(waits_from));
  return Math.round((promised + MORE_MINUTES * millisecondsInMinute - counted) / 1000);
}
