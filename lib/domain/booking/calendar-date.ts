import { addDays as daysAfter } from 'date-fns/addDays';
import { UtcDate } from './utc-date';

/**
 * Calculates with dates 'YYYY-MM-DD' and months 'YYYY-MM', the formats of requests and responses. They have no time
 * zone: date-fns calculates in UTC, and these functions return only texts.
 */

/** Returns midnight UTC of a date for date-fns; null if it is not a real date (such as 2026-02-30). */
export function parseDate(date: string): UtcDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const parsed = new UtcDate(date);
  return !Number.isNaN(parsed.getTime()) && formatDate(parsed) === date ? parsed : null;
}

export const formatDate = (date: UtcDate): string => date.toISOString().slice(0, 10);

/** Returns the weekday of a date, Sunday = 0; null if it is not a date. */
export const weekdayOf = (date: string): number | null => parseDate(date)?.getDay() ?? null;

/**
 * Applies a date-fns calculation to a date. Returns the date unchanged if it is invalid or the result would not have a
 * four-digit year.
 */
export function moveDate(date: string, move: (date: UtcDate) => UtcDate): string {
  const parsed = parseDate(date);
  const moved = parsed === null ? date : formatDate(move(parsed));
  return parseDate(moved) === null ? date : moved;
}

/** Adds days to a date; negative numbers subtract them. */
export const addDays = (date: string, days: number): string => moveDate(date, (parsed) => daysAfter(parsed, days));

export const monthOf = (date: string): string => date.slice(0, 7);
