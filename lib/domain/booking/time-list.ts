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

type Asked = { option: TimeOption /** null: today. */; date: string | null; now: HotelNow };

const dateOf = ({ date, now }: Asked): string => (date === null || date.trim() === '' ? now.date : date);

/** The minutes of a date's times, those past midnight above 24 h. `from`: the minute from which today's are listed. */
function minutesOn(asked: Asked, from: number): number[] {
  const { option, now } = asked;
  const date = dateOf(asked);
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

/**
 * The times of a date as HH:MM, in the order in which they come; those past midnight stand last. 00:00–23:59, or, with
 * a schedule, the hours of every entry that opens on that weekday, so that lunch and dinner are both offered; a weekday
 * that none opens has no times. `date`: the chosen one; null: today. A day that is over has no times.
 */
export const timeChoices = (asked: Asked): string[] => written(minutesOn(asked, asked.now.minutes));

/** The minute of a time that can still be had, though the list of today may begin behind it; null: it cannot. */
function standingMinute(asked: Asked, time: string): number | null {
  const over = dateOf(asked) === asked.now.date ? asked.now.minutes : 0;
  return minutesOn(asked, 0).find((minute) => minute >= over && formatClock(minute % DAY) === time) ?? null;
}

/**
 * Whether a time that was chosen still stands: it is among those that its day began with, and is not over. The list of
 * today begins later with every minute (booking/B15); that takes nothing from a guest who chose in time.
 */
export const isTimeStanding = (asked: Asked, time: string): boolean => standingMinute(asked, time) !== null;

/** The times of a date with the one that was chosen, which stays in its place as long as it stands. */
export function timesWith(asked: Asked, chosen: string): string[] {
  const minute = standingMinute(asked, chosen);
  const minutes = minutesOn(asked, asked.now.minutes);
  return written(minute === null ? minutes : [...minutes, minute]);
}

/**
 * The chosen date that a time option belongs to: that of the nearest date option before it, else of the first one after
 * it. null: the kit asks no date, or it is not chosen yet, and the times are today's.
 */
export function dateBeside(kit: Kit, timeOptionId: Option['id']): string | null {
  const option = dayOptionOf(kit, timeOptionId);
  return option === undefined ? null : chosenDate(option);
}

/** Whether the kit asks for the day of a time, and the guest has not chosen it yet. */
export function isDayOpen(kit: Kit, timeOptionId: Option['id']): boolean {
  const option = dayOptionOf(kit, timeOptionId);
  return option !== undefined && chosenDate(option) === null;
}

/** The date option that a time belongs to: the nearest one before it, else the first one after it. */
export function dayOptionOf(kit: Kit, timeOptionId: Option['id']): Option | undefined {
  const place = kit.properties.findIndex(({ id }) => sameId(id, timeOptionId));
  const isDate = ({ ptype_id }: Option) => ptype_id === 'date';
  return kit.properties.slice(0, Math.max(0, place)).findLast(isDate) ?? kit.properties.find(isDate);
}
