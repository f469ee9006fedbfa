import { millisecondsInDay } from 'date-fns/constants';
import { DAYS_OF_WEEK, openingInWords, type Reader } from './format-opening';

/**
 * Formats the time of a line (YYYY-MM-DDTHH:MM) like an opening; a day in the past with its date. `today`: YYYY-MM-DD. Rule:
 * hours/H15.
 */
export function orderedForInWords(orderedFor: string, today: string, reader: Reader): string {
  const [date = '', time = ''] = orderedFor.split('T');
  // Dates without a time are parsed as UTC, where every day has 24 hours.
  const daysAhead = (Date.parse(date) - Date.parse(today)) / millisecondsInDay;
  return openingInWords({ date, time, daysAhead: daysAhead < 0 ? DAYS_OF_WEEK : daysAhead }, reader);
}
