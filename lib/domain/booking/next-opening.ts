import type { ScheduleDay } from '../schedule-day';
import { addDays } from './calendar-date';
import { existingMinutes } from './hotel-instant';
import type { HotelNow } from './hotel-time';
import { enabledOn, formatClock, openingSpan } from './schedule';

/** When something opens, on the hotel's clock. `date`: YYYY-MM-DD; `time`: HH:MM; `daysAhead`: 0 is today. */
export type Opening = { date: string; time: string; daysAhead: number };

/** Far enough for the next season. */
const SEARCHED_DAYS = 366;

/** The first minute of hours that the hotel's clocks show; none if they skip all of them. */
function firstExisting(
  date: string,
  { start, end }: { start: number; end: number },
  now: Pick<HotelNow, 'zone'>,
): number[] {
  const minutes = Array.from({ length: end - start + 1 }, (_, minute) => start + minute);
  const [first] = existingMinutes(date, [start], now).length > 0 ? [start] : existingMinutes(date, minutes, now);
  return first === undefined ? [] : [first];
}

/** Returns the next time after now at which hours begin; null if none begin within a year. Rule: hours/H13. */
export function nextOpening(
  days: readonly ScheduleDay[],
  now: Pick<HotelNow, 'date' | 'minutes' | 'zone'>,
): Opening | null {
  if (days.length === 0) return null;
  for (let daysAhead = 0; daysAhead <= SEARCHED_DAYS; daysAhead += 1) {
    const date = addDays(now.date, daysAhead);
    const starts = enabledOn(days, date)
      .flatMap((entry) => firstExisting(date, openingSpan(entry), now))
      .filter((start) => daysAhead > 0 || start > now.minutes);
    if (starts.length > 0) return { date, time: formatClock(Math.min(...starts)), daysAhead };
  }
  return null;
}
