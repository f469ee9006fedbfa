import { minutesInDay } from 'date-fns/constants';
import type { ScheduleDay } from '../schedule-day';
import { addDays, weekdayOf } from './calendar-date';
import type { HotelNow } from './hotel-time';
import type { WorkingHours } from './working-hours';

/**
 * Opening hours of products and sections. Rules: hours/H1, hours/H2, hours/H5, hours/H6, hours/H4, hours/H12. Dates and
 * times are the hotel's local time. An end at or before the start means the next day.
 */
type Days = readonly ScheduleDay[];

const contains = (entry: ScheduleDay, date: string): boolean =>
  (entry.start_date === null || entry.start_date <= date) && (entry.end_date === null || date <= entry.end_date);

/**
 * Returns the entries that apply to a date: those whose date range contains it, else those without dates. A range with
 * only a start or only an end is unlimited on the other side (hours/H2, hours/H4).
 */
export function entriesOn(days: Days, date: string): Days {
  const dated = days.filter((entry) => (entry.start_date ?? entry.end_date) !== null && contains(entry, date));
  return dated.length > 0 ? dated : days.filter((entry) => (entry.start_date ?? entry.end_date) === null);
}

/** Returns every entry that is open on a date, in the hotel's order. */
export const enabledOn = (days: Days, date: string): Days => {
  const weekday = weekdayOf(date);
  return weekday === null ? [] : entriesOn(days, date).filter((entry) => entry.days[weekday] === true);
};

/** Returns the first entry that is open on a date; null if there is none (hours/H5). */
export const entryFor = (days: Days, date: string): ScheduleDay | null => enabledOn(days, date)[0] ?? null;

/** Converts 'HH:MM' or 'HH:mm:ss' to minutes since midnight; null if it is not a time. 24:00 is the end of a day. */
export function minutesOf(time: string | null): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(time?.trim() ?? '') ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= minutesInDay ? total : null;
}
const LAST_MINUTE = minutesInDay - 1;

/** Formats minutes since midnight as HH:MM. */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Returns start and end in minutes since midnight. An end on the next day is above 24 h. Missing times mean the whole
 * day (hours/H2, hours/H3).
 */
export function openingSpan(entry: ScheduleDay): { start: number; end: number } {
  const start = minutesOf(entry.start_time) ?? 0;
  const end = minutesOf(entry.end_time) ?? LAST_MINUTE;
  return { start, end: end <= start ? end + minutesInDay : end };
}

/** The last minute is included, because the list of times offers it too (hours/H3). */
const covers = (entry: ScheduleDay, minutes: number): boolean => {
  const { start, end } = openingSpan(entry);
  return start <= minutes && minutes <= end;
};

/** Returns yesterday's entry if its hours end after midnight and are not over yet. */
const fromYesterday = (days: Days, now: HotelNow): ScheduleDay | null =>
  enabledOn(days, addDays(now.date, -1)).find((entry) => covers(entry, now.minutes + minutesInDay)) ?? null;

type Orderable =
  | { open: true }
  | {
      open: false;
      /** Whether the schedule has hours today. */
      opensToday: boolean;
    };

/**
 * Returns whether hours are open now. Without a schedule they always are (hours/H2, hours/H4). ./next-opening says when
 * closed ones open.
 */
export function orderableAt(days: Days, now: HotelNow): Orderable {
  const today = enabledOn(days, now.date);
  if (days.length === 0 || fromYesterday(days, now) !== null || today.some((entry) => covers(entry, now.minutes))) {
    return { open: true };
  }
  return { open: false, opensToday: today.length > 0 };
}

const ALL_WEEK = 7;

/**
 * Returns the working hours to display: those of today's first entry, else of yesterday's entry that is still open. If
 * neither exists, `from` and `to` are null ('available_soon'). null: there is no schedule. Rules: hours/H5, hours/H6.
 */
export function workingHours(schedule: { days: Days } | null, now: HotelNow): WorkingHours | null {
  if (schedule === null) return null;
  const { days } = schedule;
  const entry = entryFor(days, now.date) ?? fromYesterday(days, now);
  if (entry === null) return { from: null, to: null, days: [], open: orderableAt(days, now).open };
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => entry.days[weekday] === true);
  return {
    from: formatClock(minutesOf(entry.start_time) ?? 0),
    to: formatClock(minutesOf(entry.end_time) ?? LAST_MINUTE),
    days: weekdays.length === ALL_WEEK ? [] : weekdays,
    open: orderableAt(days, now).open,
  };
}
