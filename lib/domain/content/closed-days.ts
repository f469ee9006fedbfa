import { addDays } from '../booking/calendar-date';
import type { ScheduleDay } from '../schedule-day';

/** The closed days by date (YYYY-MM-DD): the closed times as HH:MM:SS; null: the whole day. Rule: content/CC7. */
export type ClosedDays = Readonly<Record<string, readonly string[] | null>>;

/** Closed days of a product and of the sections above it in one. A whole day outweighs single times. */
export function mergeClosedDays(all: readonly ClosedDays[]): ClosedDays {
  const merged: Record<string, readonly string[] | null> = {};
  for (const [date, times] of all.flatMap((days) => Object.entries(days))) {
    const known = merged[date];
    merged[date] = times === null || known === null ? null : [...new Set([...(known ?? []), ...times])].sort();
  }
  return merged;
}

/** Whether a slot is closed. `time`: its start, HH:MM:SS. */
export function isSlotClosed(closed: ClosedDays | undefined, date: string, time: string): boolean {
  const times = closed?.[date];
  return times === null || (times?.includes(time) ?? false);
}

const EVERY_DAY = [true, true, true, true, true, true, true] as const;
const NO_DAY = [false, false, false, false, false, false, false] as const;
/** What a product without hours means: always open. Not shown, by hours/H8. */
const ALWAYS: ScheduleDay = {
  start_date: null,
  end_date: null,
  days: EVERY_DAY,
  start_time: '00:00:00',
  end_time: '00:00:00',
};

type Schedule<D> = { descr: D | null; days: readonly ScheduleDay[] };

/**
 * A schedule that opens on no closed day. A day with single closed times stays open, because only slots have times.
 * Entries with dates win over those without (hours/H2), so each season that contains the day is split around it.
 */
export function withoutClosedDays<D>(schedule: Schedule<D> | null, closed: ClosedDays): Schedule<D> | null {
  const dates = Object.keys(closed).filter((date) => closed[date] === null);
  if (dates.length === 0) return schedule;
  const days = schedule === null || schedule.days.length === 0 ? [ALWAYS] : schedule.days;
  const open = dates.reduce<readonly ScheduleDay[]>(
    (left, date) => left.flatMap((entry) => splitAt(entry, date)),
    days,
  );
  return { descr: schedule?.descr ?? null, days: [...open, ...dates.map(closedOn)] };
}

const closedOn = (date: string): ScheduleDay => ({ ...ALWAYS, start_date: date, end_date: date, days: NO_DAY });

/** The parts of a season before and after a day; an entry without dates stays. */
function splitAt(entry: ScheduleDay, date: string): readonly ScheduleDay[] {
  const { start_date: start, end_date: end } = entry;
  const contains = (start === null || start <= date) && (end === null || date <= end);
  if ((start === null && end === null) || !contains) return [entry];
  const before = start === date ? [] : [{ ...entry, end_date: addDays(date, -1) }];
  const after = end === date ? [] : [{ ...entry, start_date: addDays(date, 1) }];
  return [...before, ...after];
}
