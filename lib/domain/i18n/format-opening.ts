import { weekdayOf } from '../booking/calendar-date';
import type { Opening } from '../booking/next-opening';
import { bidiIsolate } from './bidi-isolate';
import { dayAndMonth } from './format-date';
import type { LanguageTag } from './language';
import { isolateNumber } from './text';

/** From this distance a weekday would be read as the one of this week. */
export const DAYS_OF_WEEK = 7;

/** `weekdays`: the short names, Sunday first; `languageTag`: BCP 47. */
export type Reader = { weekdays: readonly string[]; languageTag: LanguageTag };

/**
 * Formats an opening for a sentence: '18:00' today, 'Mon 18:00' within a week, else '12 June 18:00'. Rule: hours/H13.
 */
export function openingInWords({ date, time, daysAhead }: Opening, reader: Reader): string {
  if (daysAhead === 0) return isolateNumber(time);
  const weekday = reader.weekdays[weekdayOf(date) ?? 0] ?? '';
  const day = daysAhead < DAYS_OF_WEEK ? weekday : dayAndMonth(date, reader.languageTag);
  return bidiIsolate(`${day} ${time}`.trim());
}
