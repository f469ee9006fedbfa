import { minutesInDay } from 'date-fns/constants';
import { valuesOf } from '../options/answered';
import { type Kit, type Option, sameId } from '../options/kit';
import { weekdayOf } from './calendar-date';
import { chosenDate } from './date-rules';
import type { HotelNow } from './hotel-time';
import { enabledOn, formatClock, openingSpan } from './schedule';

/** The times that a `time` option offers, in the hotel's local time. Rules: booking/B13, booking/B14, booking/B15. */

export type TimeOption = Pick<Option, 'schedule_kit'> & { extra: Pick<Option['extra'], 'time_interval'> };

const DEFAULT_INTERVAL = 30;
const ALL_DAY = { start: 0, end: minutesInDay - 1 };

/** Minutes between two times; the default if the value is not at least one whole minute. */
function intervalOf(option: TimeOption): number {
  const minutes = Math.trunc(option.extra.time_interval ?? DEFAULT_INTERVAL);
  return Number.isSafeInteger(minutes) && minutes >= 1 ? minutes : DEFAULT_INTERVAL;
}

/**
 * Returns the first time to offer if `start` is already over: now, rounded up to the next step, plus one step
 * (booking/B15). Steps are counted from the start (booking/B13), so that a restaurant that opens at 10:15 offers the
 * same times every day.
 */
const firstAfter = (now: number, start: number, step: number): number =>
  start < now ? start + (Math.ceil((now - start) / step) + 1) * step : start;

/**
 * Returns the times from start to end in steps. The end is included even if it is not a multiple of the step. Empty if
 * the start is after the end.
 */
function stepsOf({ start, end }: { start: number; end: number }, step: number): number[] {
  if (start > end) return [];
  const steps = Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => start + index * step);
  return steps.at(-1) === end ? steps : [...steps, end];
}

type TimeQuery = { option: TimeOption /** All of them; none: today. */; dates: readonly string[]; now: HotelNow };

const datesOf = ({ dates, now }: TimeQuery): readonly string[] => (dates.length === 0 ? [now.date] : dates);

/**
 * Returns the times of a date in minutes, above 24 h after midnight. `from`: the first minute that is listed for today.
 */
function minutesOn({ option, now }: TimeQuery, date: string, from: number): number[] {
  if (weekdayOf(date) === null || date < now.date) return [];
  const step = intervalOf(option);
  const days = option.schedule_kit?.days ?? [];
  const spans = days.length === 0 ? [ALL_DAY] : enabledOn(days, date).map(openingSpan);
  return spans.flatMap(({ start, end }) =>
    stepsOf({ start: date === now.date ? firstAfter(from, start, step) : start, end }, step),
  );
}

/**
 * Sorts the times chronologically. A day that is open around the clock ends at the time of its beginning, which is
 * listed once.
 */
const written = (minutes: readonly number[]): string[] => [
  ...new Set([...minutes].sort((one, other) => one - other).map((minute) => formatClock(minute % minutesInDay))),
];

/**
 * Returns the times that all lists contain, in the order of the first list, because one time is chosen for several
 * dates.
 */
const inEvery = ([first = [], ...others]: readonly (readonly string[])[]): string[] =>
  first.filter((time) => others.every((times) => times.includes(time)));

/**
 * Returns the times of a date as HH:MM in chronological order; times after midnight are last. Without a schedule they
 * range from 00:00 to 23:59. With a schedule they are the hours of every entry that is open on the weekday, so that
 * lunch and dinner are both offered. A closed or past day has no times. For several dates, only times that all of them
 * have are returned.
 */
export const timeChoices = (query: TimeQuery): string[] =>
  inEvery(datesOf(query).map((date) => written(minutesOn(query, date, query.now.minutes))));

/** Returns the minute of a time that can still be ordered, even if today's list begins later; null if it cannot. */
function standingMinute(query: TimeQuery, date: string, time: string): number | null {
  const over = date === query.now.date ? query.now.minutes : 0;
  return (
    minutesOn(query, date, 0).find((minute) => minute >= over && formatClock(minute % minutesInDay) === time) ?? null
  );
}

/**
 * Whether a chosen time is still valid: its day offers it, and it is not in the past. The first time in today's list
 * becomes later every minute (booking/B15), but a guest keeps a time that was chosen before.
 */
export const isTimeStanding = (query: TimeQuery, time: string): boolean =>
  datesOf(query).every((date) => standingMinute(query, date, time) !== null);

/** Returns the times of a date, including the chosen time at its position while it is still valid. */
export const timesWithChosen = (query: TimeQuery, chosen: string): string[] =>
  inEvery(
    datesOf(query).map((date) => {
      const minute = standingMinute(query, date, chosen);
      const minutes = minutesOn(query, date, query.now.minutes);
      return written(minute === null ? minutes : [...minutes, minute]);
    }),
  );

/**
 * Returns the chosen days for which a time option offers times. Empty if the kit has no day option or no day is chosen;
 * the times are then those of today.
 */
export const daysBeside = (kit: Kit, timeOptionId: Option['id'], now: Pick<HotelNow, 'date'>): readonly string[] =>
  chosenDays(dayOptionOf(kit, timeOptionId), now);

/** Returns the chosen days of an option. Past days of a calendar, such as a date of birth, are left out. */
export function chosenDays(option: Option | undefined, now: Pick<HotelNow, 'date'>): readonly string[] {
  if (option === undefined) return [];
  if (option.ptype_id === 'calendar') return valuesOf(option).filter((date) => date >= now.date);
  const date = chosenDate(option);
  return date === null ? [] : [date];
}

/**
 * Returns the option with the day for a time: the nearest date option before it, else the first one after it. In a kit
 * without date options, calendars are searched the same way (booking/B16).
 */
export function dayOptionOf(kit: Kit, timeOptionId: Option['id']): Option | undefined {
  const place = kit.properties.findIndex(({ id }) => sameId(id, timeOptionId));
  const before = kit.properties.slice(0, Math.max(0, place));
  const nearest = (type: Option['ptype_id']): Option | undefined => {
    const isOfType = ({ ptype_id }: Option) => ptype_id === type;
    return before.findLast(isOfType) ?? kit.properties.find(isOfType);
  };
  return nearest('date') ?? nearest('calendar');
}
