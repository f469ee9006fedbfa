import { minutesInDay } from 'date-fns/constants';
import { sameId } from '../id';
import { valuesOf } from '../options/answered';
import type { Kit, Option } from '../options/kit';
import { timeKind } from '../options/option-types';
import type { ScheduleDay } from '../schedule-day';
import { addDays, weekdayOf } from './calendar-date';
import { chosenDate } from './date-rules';
import { existingMinutes } from './hotel-instant';
import type { HotelNow } from './hotel-time';
import { enabledOn, formatClock, openingSpan } from './schedule';

/** The times that a `time` option offers, in the hotel's local time. Rules: booking/B13, booking/B14, booking/B15. */

type TimeOption = Pick<Option, 'schedule_kit'> & { extra: Pick<Option['extra'], 'time_interval'> };

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

type Span = { start: number; end: number };

/** Yesterday's hours that run past midnight, counted from today's midnight. They can only be ordered until they end. */
const restOfYesterday = (days: readonly ScheduleDay[], today: string): Span[] =>
  enabledOn(days, addDays(today, -1))
    .map(openingSpan)
    .filter(({ end }) => end > minutesInDay)
    .map(({ start, end }) => ({ start: start - minutesInDay, end: end - minutesInDay }));

/**
 * Returns the times of a date in minutes, above 24 h on the next day. `from`: the minute from which today's list counts
 * its first step; null: every time of today. Rule: booking/B36.
 */
function minutesOn({ option, now }: TimeQuery, date: string, from: number | null): readonly number[] {
  if (weekdayOf(date) === null || date < now.date) return [];
  const step = intervalOf(option);
  const days = option.schedule_kit?.days ?? [];
  const isToday = date === now.date;
  const spans = days.length === 0 ? [ALL_DAY] : enabledOn(days, date).map(openingSpan);
  const listed = [...(isToday ? restOfYesterday(days, date) : []), ...spans].flatMap((span) => {
    const first = isToday && from !== null ? firstAfter(from, span.start, step) : span.start;
    return stepsOf(span, step).filter((minute) => minute >= Math.max(0, first));
  });
  const inOrder = [...new Set(listed)].sort((one, other) => one - other);
  return existingMinutes(date, inOrder, now);
}

/**
 * The value of a time: HH:MM on the chosen days themselves; after midnight 'YYYY-MM-DD HH:MM' for each of them with the
 * day on which it is, so that nobody takes it for the morning before. Rule: booking/B36.
 */
const timeValue = (minute: number, dates: readonly string[]): string => {
  const time = formatClock(minute % minutesInDay);
  return minute < minutesInDay ? time : dates.map((date) => `${addDays(date, 1)} ${time}`).join(', ');
};

const AFTER_MIDNIGHT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

/** The moments of a time after midnight, each 'YYYY-MM-DD HH:MM'; null for a time of the day itself and other text. */
export function momentsAfterMidnight(value: string): readonly string[] | null {
  const moments = value.split(', ');
  return moments.every((moment) => AFTER_MIDNIGHT.test(moment)) ? moments : null;
}

/**
 * Returns the times that the lists of all dates contain, because one time is chosen for several dates. `listOf`: the
 * minutes of a date.
 */
function inEvery(query: TimeQuery, listOf: (date: string) => readonly number[]): string[] {
  const dates = datesOf(query);
  const [first = [], ...others] = dates.map(listOf);
  return first
    .filter((minute) => others.every((minutes) => minutes.includes(minute)))
    .map((minute) => timeValue(minute, dates));
}

/**
 * Returns the times of a date in chronological order: HH:MM, and those after midnight last, with their day. Without a
 * schedule they range from 00:00 to 23:59. With a schedule they are the hours of every entry that is open on the
 * weekday, so that lunch and dinner are both offered. A closed or past day has no times. For several dates, only times
 * that all of them have are returned.
 */
export const timeChoices = (query: TimeQuery): string[] =>
  inEvery(query, (date) => minutesOn(query, date, query.now.minutes));

/** The times of a date that are not over, even if today's list begins later. */
const standingMinutes = (query: TimeQuery, date: string): readonly number[] =>
  minutesOn(query, date, null).filter((minute) => date !== query.now.date || minute >= query.now.minutes);

/**
 * Whether a chosen time is still valid: its day offers it, and it is not in the past. The first time in today's list
 * becomes later every minute (booking/B15), but a guest keeps a time that was chosen before.
 */
export const isTimeStanding = (query: TimeQuery, time: string): boolean =>
  inEvery(query, (date) => standingMinutes(query, date)).includes(time);

/** Returns the times of a date, including the chosen time at its position while it is still valid. */
export const timesWithChosen = (query: TimeQuery, chosen: string): string[] => {
  const listed = timeChoices(query);
  return inEvery(query, (date) => standingMinutes(query, date)).filter(
    (time) => time === chosen || listed.includes(time),
  );
};

/** Times that stand side by side as buttons: eight rows of three are about what a guest sees at once. */
const MOST_BUTTONS = 24;

/**
 * Whether the times of an option stand side by side as buttons, like slots, because even its longest day has few of
 * them; else they are a list. By the option and not by the day, so that the form is the same on all days. Rule:
 * booking/B39.
 */
export function hasTimeButtons(option: TimeOption): boolean {
  const entries = option.schedule_kit?.days ?? [];
  const spans = entries.length === 0 ? [ALL_DAY] : entries.map(openingSpan);
  const times = spans.reduce((sum, span) => sum + stepsOf(span, intervalOf(option)).length, 0);
  return times <= MOST_BUTTONS;
}

/**
 * Returns the chosen days for which a time option offers times. Empty if the kit has no day option or no day is chosen;
 * the times are then those of today.
 */
export const daysBeside = (kit: Kit, timeOptionId: Option['id'], now: Pick<HotelNow, 'date'>): readonly string[] =>
  chosenDays(dayOptionOf(kit, timeOptionId), now);

/** Returns the chosen days of an option. Past days of a calendar, such as a date of birth, are left out. */
export function chosenDays(option: Option | undefined, now: Pick<HotelNow, 'date'>): readonly string[] {
  if (option === undefined) return [];
  if (timeKind(option) === 'dates') return valuesOf(option).filter((date) => date >= now.date);
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
  const nearest = (kind: 'date' | 'dates'): Option | undefined => {
    const isOfKind = (option: Option) => timeKind(option) === kind;
    return before.findLast(isOfKind) ?? kit.properties.find(isOfKind);
  };
  return nearest('date') ?? nearest('dates');
}
