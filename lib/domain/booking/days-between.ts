import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseDate } from './calendar-date';

/**
 * Returns the number of days from one date to another (both 'YYYY-MM-DD'), negative if the second is earlier. NaN if
 * one of them is not a date.
 */
export function daysBetween(from: string, to: string): number {
  const [first, last] = [parseDate(from), parseDate(to)];
  return first === null || last === null ? Number.NaN : differenceInCalendarDays(last, first);
}
