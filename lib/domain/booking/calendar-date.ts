import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as daysAfter } from 'date-fns/addDays';

/**
 * Calculates with dates 'YYYY-MM-DD' and months 'YYYY-MM', the formats of requests and responses. They have no time
 * zone, and these functions return only texts. date-fns calculates with a date's local parts, which are those of UTC in
 * a `UTCDateMini`: some zones of devices have skipped whole days, and in others a day begins at one o'clock.
 */

/** Returns midnight UTC of a date for date-fns, with local parts in UTC; null if it is not a real date (such as 2026-02-30). */
export function parseDate(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const parsed = new UTCDateMini(date);
  return !Number.isNaN(parsed.getTime()) && formatDate(parsed) === date ? parsed : null;
}

export const formatDate = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the weekday of a date, Sunday = 0; null if it is not a date. */
export const weekdayOf = (date: string): number | null => parseDate(date)?.getDay() ?? null;

/**
 * Applies a date-fns calculation to a date. Returns the date unchanged if it is invalid or the result would not have a
 * four-digit year.
 */
export function moveDate(date: string, move: (date: Date) => Date): string {
  const parsed = parseDate(date);
  const moved = parsed === null ? date : formatDate(move(parsed));
  return parseDate(moved) === null ? date : moved;
}

/** Adds days to a date; negative numbers subtract them. */
export const addDays = (date: string, days: number): string => moveDate(date, (parsed) => daysAfter(parsed, days));

export const monthOf = (date: string): string => date.slice(0, 7);
