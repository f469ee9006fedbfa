import { isAnswered, valuesOf } from '../options/answered';
import type { Option } from '../options/kit';
import { addDays, weekdayOf } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { entryFor } from './schedule';

/** Decides which days a guest may choose. Rules: booking/B12, booking/B17. Dates are YYYY-MM-DD. */

type DateOption = Pick<Option, 'schedule_kit'>;

/**
 * Whether a day of a `date` option cannot be chosen: it is in the past, or no entry of its schedule that applies to the
 * day is open on its weekday. An empty schedule disables no day (booking/B12).
 */
export function isDateDisabled(option: DateOption, date: string, now: Pick<HotelNow, 'date'>): boolean {
  if (weekdayOf(date) === null || date < now.date) return true;
  const days = option.schedule_kit?.days ?? [];
  return days.length > 0 && entryFor(days, date) === null;
}

/** Days to search ahead, two years: nobody books further ahead, and a schedule without an open day needs a limit. */
const MAX_DAYS_AHEAD = 731;

/** Returns the first day that can be chosen, at which a calendar opens; null if there is none. */
export function firstOpenDate(option: DateOption, now: Pick<HotelNow, 'date'>): string | null {
  for (let days = 0; days <= MAX_DAYS_AHEAD; days += 1) {
    const date = addDays(now.date, days);
    if (!isDateDisabled(option, date, now)) return date;
  }
  return null;
}

/** First day of a calendar of several dates (booking/B17), because an option may require a date of birth. */
export const EARLIEST_DATE = '1970-01-01';

/** Returns the first day that a `calendar` option offers: today if it is used for orders. Rule: booking/B18. */
export const earliestDate = (option: Pick<Option, 'extra'>, now: Pick<HotelNow, 'date'>): string =>
  option.extra.from_today ? now.date : EARLIEST_DATE;

export const isCalendarDateDisabled = (date: string, earliest: string): boolean =>
  weekdayOf(date) === null || date < earliest;

/**
 * Returns the value of a `calendar` option after a tap on a day, the earliest date first. A chosen day is removed,
 * another one is added, or replaces the previous one if `multiple` is false. null: no day is chosen.
 */
export function toggleDate(
  option: Option,
  date: string,
  rules: { earliest: string; multiple?: boolean },
): readonly string[] | null {
  const chosen = valuesOf(option);
  const { multiple = true, earliest } = rules;
  const next = (): readonly string[] => {
    if (chosen.includes(date)) return chosen.filter((other) => other !== date);
    if (isCalendarDateDisabled(date, earliest)) return chosen;
    return multiple ? [...chosen, date].sort() : [date];
  };
  const dates = next();
  return dates.length === 0 ? null : dates;
}

/** Returns the chosen date of a `date` option; null if there is none. */
export const chosenDate = (option: Option): string | null =>
  typeof option.value === 'string' && isAnswered(option) ? option.value : null;
