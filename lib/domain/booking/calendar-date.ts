import { addDays as daysAfter } from 'date-fns/addDays';
import { UtcDate } from './utc-date';

/**
 * Calendar dates as 'YYYY-MM-DD' and months as 'YYYY-MM', the wire's form. They belong to no time zone: date-fns
 * reckons with them in UTC, and only texts leave these functions.
 */

/** Midnight of the date in UTC, for date-fns; null for anything but a real date (2026-02-30 is none). */
export function parseDate(date: string): UtcDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const at = new UtcDate(date);
  return !Number.isNaN(at.getTime()) && formatDate(at) === date ? at : null;
}

export const formatDate = (at: UtcDate): string => at.toISOString().slice(0, 10);

/** The weekday of a date, Sunday = 0; null when it is no date. */
export const weekdayOf = (date: string): number | null => parseDate(date)?.getDay() ?? null;

/** Another date, reckoned from this one; the same text when it is no date, or would not have a year of four digits. */
export function moveDate(date: string, move: (at: UtcDate) => UtcDate): string {
  const at = parseDate(date);
  const moved = at === null ? date : formatDate(move(at));
  return parseDate(moved) === null ? date : moved;
}

/** A date some days later, or earlier. */
export const addDays = (date: string, days: number): string => moveDate(date, (at) => daysAfter(at, days));

/** The month of a date. */
export const monthOf = (date: string): string => date.slice(0, 7);
