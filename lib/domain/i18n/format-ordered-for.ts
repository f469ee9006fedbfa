import { daysBetween } from '../booking/days-between';
import { DAYS_OF_WEEK, openingInWords, type Reader } from './format-opening';

/**
 * Formats the time of a line (YYYY-MM-DDTHH:MM) like an opening; a day in the past with its date. `today`: YYYY-MM-DD. Rule:
 * hours/H15.
 */
export function orderedForInWords(orderedFor: string, today: string, reader: Reader): string {
  const [date = '', time = ''] = orderedFor.split('T');
  const daysAhead = daysBetween(today, date);
  return openingInWords({ date, time, daysAhead: daysAhead < 0 ? DAYS_OF_WEEK : daysAhead }, reader);
}
