import { isAnswered, valuesOf } from '../options/answered';
import type { Option } from '../options/kit';
import { addDays, weekdayOf } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { entryFor } from './schedule';

/** Which days a guest may choose. Rules: booking/B12, booking/B17. Dates YYYY-MM-DD. */

type DateOption = Pick<Option, 'schedule_kit'>;

/**
 * Whether a day of a `date` option cannot be chosen: it is over, or, with a schedule, no entry that speaks for it opens
 * on its weekday. An empty schedule disables nothing (booking/B12).
 */
export function isDateDisabled(option: DateOption, date: string, now: Pick<HotelNow, 'date'>): boolean {
  if (weekdayOf(date) === null || date < now.date) return true;
  const days = option.schedule_kit?.days ?? [];
  return days.length > 0 && entryFor(days, date) === null;
}

/** Two years: beyond them nobody plans a stay, and a schedule without a single open day must come to an end. */
const FARTHEST = 731;

/** The first day that can be chosen, where a calendar opens; null when there is none. */
export function firstOpenDate(option: DateOption, now: Pick<HotelNow, 'date'>): string | null {
  for (let days = 0; days <= FARTHEST; days += 1) {
    const date = addDays(now.date, days);
    if (!isDateDisabled(option, date, now)) return date;
  }
  return null;
}

/** Where the calendar of many dates begins (booking/B17): an option may ask for a date of birth. */
export const EARLIEST_DATE = '1970-01-01';

/** The first day that a `calendar` option offers: today, where days are ordered. Rule: booking/B18. */
export const earliestDate = (option: Pick<Option, 'extra'>, now: Pick<HotelNow, 'date'>): string =>
  option.extra.from_today ? now.date : EARLIEST_DATE;

/** Whether a day of a `calendar` option cannot be chosen. */
export const isCalendarDateDisabled = (date: string, earliest: string): boolean =>
  weekdayOf(date) === null || date < earliest;

/**
 * The value of a `calendar` option after a tap on a day: added, or taken back when it was chosen; earliest first. With
 * `multiple` false a new day takes the place of the one before. null: no day is chosen.
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

/** The chosen date of a `date` option; null when there is none. */
export const chosenDate = (option: Option): string | null =>
  typeof option.value === 'string' && isAnswered(option) ? option.value : null;
