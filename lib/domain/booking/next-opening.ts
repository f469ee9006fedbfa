import type { ScheduleDay } from '../options/kit';
import { addDays } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { enabledOn, formatClock, openingSpan } from './schedule';

/** When something opens, on the hotel's clock. `date`: YYYY-MM-DD; `time`: HH:MM; `daysAhead`: 0 is today. */
export type Opening = { date: string; time: string; daysAhead: number };

/** Far enough for the next season. */
const SEARCHED_DAYS = 366;

/** Returns the next time after now at which hours begin; null if none begin within a year. Rule: hours/H13. */
export function nextOpening(days: readonly ScheduleDay[], now: Pick<HotelNow, 'date' | 'minutes'>): Opening | null {
  if (days.length === 0) return null;
  for (let daysAhead = 0; daysAhead <= SEARCHED_DAYS; daysAhead += 1) {
    const date = addDays(now.date, daysAhead);
    const starts = enabledOn(days, date)
      .map((entry) => openingSpan(entry).start)
      .filter((start) => daysAhead > 0 || start > now.minutes);
    if (starts.length > 0) return { date, time: formatClock(Math.min(...starts)), daysAhead };
  }
  return null;
}
