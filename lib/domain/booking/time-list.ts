import { valuesOf } from '../options/answered';
import { type Kit, type Option, sameId } from '../options/kit';
import { weekdayOf } from './calendar-date';
import { chosenDate } from './date-rules';
import type { HotelNow } from './hotel-time';
import { enabledOn, formatClock, openingSpan } from './schedule';

/**
 * The times that a `time` option offers, in the hotel's wall time. Rules: booking/B13, booking/B14, booking/B15.
 */

export type TimeOption = Pick<Option, 'schedule_kit'> & { extra: Pick<Option['extra'], 'time_interval'> };

const DEFAULT_INTERVAL = 30;
const DAY = 24 * 60;
const ALL_DAY = { start: 0, end: DAY - 1 };

/** Minutes from one time to the next; what is no whole minute is the default. */
function intervalOf(option: TimeOption): number {
  const minutes = Math.trunc(option.extra.time_interval ?? DEFAULT_INTERVAL);
  return Number.isSafeInteger(minutes) && minutes >= 1 ? minutes : DEFAULT_INTERVAL;
}

/**
 * Where the list begins when some of it is over: now, rounded up to the next step, plus one step (booking/B15). Steps
 * count from the start time (booking/B13), so that a place which opens at 10:15 offers the same times on every day.
 */
const firstAfter = (now: number, start: number, step: number): number =>
  start < now ? start + (Math.ceil((now - start) / step) + 1) * step : start;

/** From the start in steps, the end included even when it is off the step; nothing when the start lies behind it. */
function stepsOf({ start, end }: { start: number; end: number }, step: number): number[] {
  if (start > end) return [];
  const steps = Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, place) => start + place * step);
  return steps.at(-1) === end ? steps : [...steps, end];
}

type TimeQuery = { option: TimeOption /** All of them; none: today. */; dates: readonly string[]; now: HotelNow };

const datesOf = ({ dates, now }: TimeQuery): readonly string[] => (dates.length === 0 ? [now.date] : dates);

/** The minutes of a date's times, those past midnight above 24 h. `from`: the minute from which today's are listed. */
function minutesOn({ option, now }: TimeQuery, date: string, from: number): number[] {
  if (weekdayOf(date) === null || date < now.date) return [];
  const step = intervalOf(option);
  const days = option.schedule_kit?.days ?? [];
  const spans = days.length === 0 ? [ALL_DAY] : enabledOn(days, date).map(openingSpan);
  return spans.flatMap(({ start, end }) =>
    stepsOf({ start: date === now.date ? firstAfter(from, start, step) : start, end }, step),
  );
}

/** In the order in which they come. A day that is open around the clock ends as it began: that is offered once. */
const written = (minutes: readonly number[]): string[] => [
  ...new Set([...minutes].sort((one, other) => one - other).map((minute) => formatClock(minute % DAY))),
];

/** The times that every list has, in the order of the first: one time is chosen for all of the dates. */
const inEvery = ([first = [], ...others]: readonly (readonly string[])[]): string[] =>
  first.filter((time) => others.every((times) => times.includes(time)));

/**
 * The times of a date as HH:MM, in the order in which they come; those past midnight stand last. 00:00–23:59, or, with
 * a schedule, the hours of every entry that opens on that weekday, so that lunch and dinner are both offered; a weekday
 * that none opens has no times. A day that is over has no times; several dates have those that each of them has.
 */
export const timeChoices = (query: TimeQuery): string[] =>
  inEvery(datesOf(query).map((date) => written(minutesOn(query, date, query.now.minutes))));

/** The minute of a time that can still be had, though the list of today may begin behind it; null: it cannot. */
function standingMinute(query: TimeQuery, date: string, time: string): number | null {
  const over = date === query.now.date ? query.now.minutes : 0;
  return minutesOn(query, date, 0).find((minute) => minute >= over && formatClock(minute % DAY) === time) ?? null;
}

/**
 * Whether a time that was chosen still stands: it is among those that its day began with, and is not over. The list of
 * today begins later with every minute (booking/B15); that takes nothing from a guest who chose in time.
 */
export const isTimeStanding = (query: TimeQuery, time: string): boolean =>
  datesOf(query).every((date) => standingMinute(query, date, time) !== null);

/** The times of a date with the one that was chosen, which stays in its place as long as it stands. */
export const timesWith = (query: TimeQuery, chosen: string): string[] =>
  inEvery(
    datesOf(query).map((date) => {
      const minute = standingMinute(query, date, chosen);
      const minutes = minutesOn(query, date, query.now.minutes);
      return written(minute === null ? minutes : [...minutes, minute]);
    }),
  );

/**
 * The chosen days that a time option belongs to; none: the kit asks no day, or it is not chosen yet, and the times are
 * today's.
 */
export const daysBeside = (kit: Kit, timeOptionId: Option['id'], now: Pick<HotelNow, 'date'>): readonly string[] =>
  chosenDays(dayOptionOf(kit, timeOptionId), now);

/** The days that are chosen in the option of a time's day. Past days of a calendar, like a date of birth, are none. */
export function chosenDays(option: Option | undefined, now: Pick<HotelNow, 'date'>): readonly string[] {
  if (option === undefined) return [];
  if (option.ptype_id === 'calendar') return valuesOf(option).filter((date) => date >= now.date);
  const date = chosenDate(option);
  return date === null ? [] : [date];
}

/**
 * The option that asks for the day of a time: the nearest date option before it, else the first one after it; in a kit
 * without any the calendar that stands so (booking/B16).
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
