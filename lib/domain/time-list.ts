import { weekdayOf } from './calendar-date';
import { chosenDate } from './date-rules';
import type { HotelNow } from './hotel-time';
import { type Kit, type Option, sameId } from './kit';
import { clock, enabledOn, spanOf } from './schedule';

/**
 * The times that a `time` option offers, in the hotel's wall time. Source: guest-app 5 "Time option"; readings 13g, 26.
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
 * Where the list begins when some of it is over: now, rounded up to the next step, plus one step (reading 26). Steps
 * count from the start time (reading 13g), so that a place which opens at 10:15 offers the same times on every day.
 */
const firstAfter = (now: number, start: number, step: number): number =>
  start < now ? start + (Math.ceil((now - start) / step) + 1) * step : start;

/** From the start in steps, the end included even when it is off the step; nothing when the start lies behind it. */
function stepsOf({ start, end }: { start: number; end: number }, step: number): number[] {
  if (start > end) return [];
  const steps = Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, place) => start + place * step);
  return steps.at(-1) === end ? steps : [...steps, end];
}

/**
 * The times of a date as HH:MM, in the order in which they come; those past midnight stand last. 00:00–23:59, or, with
 * a schedule, the hours of every entry that opens on that weekday, so that lunch and dinner are both offered; a weekday
 * that none opens has no times. `date`: the chosen one; null: today. A day that is over has no times.
 */
export function timeChoices(from: { option: TimeOption; date: string | null; now: HotelNow }): string[] {
  const { option, now } = from;
  const date = from.date === null || from.date.trim() === '' ? now.date : from.date;
  if (weekdayOf(date) === null || date < now.date) return [];
  const step = intervalOf(option);
  const days = option.schedule_kit?.days ?? [];
  const spans = days.length === 0 ? [ALL_DAY] : enabledOn(days, date).map(spanOf);
  const minutes = spans.flatMap(({ start, end }) =>
    stepsOf({ start: date === now.date ? firstAfter(now.minutes, start, step) : start, end }, step),
  );
  // A day that is open around the clock ends at the time with which it began: that is offered once.
  return [...new Set(minutes.sort((one, other) => one - other).map((minute) => clock(minute % DAY)))];
}

/**
 * The chosen date that a time option belongs to: that of the nearest date option before it, else of the first one after
 * it. null: the kit asks no date, or it is not chosen yet, and the times are today's.
 */
export function dateBeside(kit: Kit, timeOptionId: Option['id']): string | null {
  const place = kit.properties.findIndex(({ id }) => sameId(id, timeOptionId));
  const isDate = ({ ptype_id }: Option) => ptype_id === 'date';
  const option = kit.properties.slice(0, Math.max(0, place)).findLast(isDate) ?? kit.properties.find(isDate);
  return option === undefined ? null : chosenDate(option);
}
