import { minutesInDay } from 'date-fns/constants';
import type { ScheduleDay } from '../schedule-day';
import { addDays } from './calendar-date';
import { enabledOn, formatClock, openingSpan } from './schedule';

/** The hours of slots and the minutes from one start to the next. */
type SlotHours = { hours: readonly ScheduleDay[]; step_minutes: number };

/** The starts of the slots that end within an entry's hours, in minutes from midnight of the entry's day. */
function startsOf(entry: ScheduleDay, step: number): readonly number[] {
  const { start, end } = openingSpan(entry);
  const count = Math.max(0, Math.floor((end - start) / step));
  return Array.from({ length: count }, (_, index) => start + index * step);
}

/** Whether an entry's hours are long enough for at least one slot. */
export const hasFreeCapacity = (entry: ScheduleDay, step: number): boolean => startsOf(entry, step).length > 0;

/**
 * The starts on a date in minutes, earliest first, closed and past ones included. Includes hours of the previous day
 * that continue past midnight. Rule: booking/B21.
 */
export function startMinutesOn({ hours, step_minutes }: SlotHours, date: string): readonly number[] {
  const startsOfDay = (day: string) => enabledOn(hours, day).flatMap((entry) => startsOf(entry, step_minutes));
  const today = startsOfDay(date).filter((minutes) => minutes < minutesInDay);
  const fromYesterday = startsOfDay(addDays(date, -1)).flatMap((minutes) =>
    minutes >= minutesInDay ? minutes - minutesInDay : [],
  );
  return [...new Set([...fromYesterday, ...today])].sort((one, other) => one - other);
}

/** The start of a slot as 'HH:MM:SS'. */
export const startTime = (minutes: number): string => `${formatClock(minutes)}:00`;

/** The starts on a date as 'HH:MM:SS', closed and past ones included. */
export const startTimesOn = (slots: SlotHours, date: string): readonly string[] =>
  startMinutesOn(slots, date).map(startTime);
