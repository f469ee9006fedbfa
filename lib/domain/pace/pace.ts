import { hotelInstant } from '../booking/hotel-instant';
import { hotelNow } from '../booking/hotel-time';
import { nextOpening } from '../booking/next-opening';
import { orderedForOf } from '../booking/ordered-for';
import { orderableAt } from '../booking/schedule';
import type { ScheduleDay } from '../schedule-day';
import { intervalAt } from './interval';
import type { StationPace } from './station-pace';

/** A line of an order, as far as the pace of the stations is concerned. All times in ms. */
export type PaceLine = {
  /** The station that makes it; null: none does, or its time is limited by slots. */
  station: string | null;
  /** For when it is ordered; null: for now. */
  at: number | null;
  /** Whether the guest's answers name that time, so that no other one can be offered. */
  hasOwnTime: boolean;
  /** What its section usually takes; null: not known. */
  minutes: number | null;
  /** The product's hours; empty: always open. */
  days: readonly ScheduleDay[];
};

/** An order of others, at the time for which a station has it. */
export type TakenPlace = { station: string; at: number; order: string };

export type PaceContext = {
  now: number;
  timezone: string | null;
  paces: ReadonlyMap<string, StationPace>;
  taken: readonly TakenPlace[];
};

/** How far ahead a free time is searched, and accepted. */
export const MAX_AHEAD_MS = 12 * 3_600_000;

/** When a line is for: its own time, else now. */
export const timeOf = ({ at }: Pick<PaceLine, 'at'>, now: number): number => Math.max(at ?? now, now);

/** The lines when what can move is ordered for a time at the earliest. */
export const movedTo = (lines: readonly PaceLine[], time: number, now: number): readonly PaceLine[] =>
  lines.map((line) => (line.hasOwnTime || time <= timeOf(line, now) ? line : { ...line, at: time }));

/** The orders that a station has in the interval of a time. */
export function ordersAt(
  station: string,
  at: number,
  { minutes, taken, timezone }: { minutes: number; taken: readonly TakenPlace[]; timezone: string | null },
): number {
  const { from, to } = intervalAt(at, minutes, timezone);
  const inside = taken.filter((each) => each.station === station && from <= each.at && each.at < to);
  return new Set(inside.map(({ order }) => order)).size;
}

/**
 * Until when a station does not take a line at its time: it is closed until then, or the interval of that time is full; null:
 * it takes it. Rules: pace/PA1, pace/PA3, pace/PA5.
 */
function heldUntil(line: PaceLine, at: number, { paces, taken, timezone }: PaceContext): number | null {
  const pace = line.station === null ? undefined : paces.get(line.station);
  if (line.station === null || pace === undefined) return null;
  if (pace.closedUntil !== null && pace.closedUntil > at) return pace.closedUntil;
  if (pace.max === null) return null;
  const { orders, minutes } = pace.max;
  if (ordersAt(line.station, at, { minutes, taken, timezone }) < orders) return null;
  return intervalAt(at, minutes, timezone).to;
}

/** The places of the lines that their stations do not take at their times. */
export function heldLines(lines: readonly PaceLine[], context: PaceContext): readonly number[] {
  const heldAt = rememberHeld(context);
  return lines.flatMap((line, place) => (heldAt(line, timeOf(line, context.now)) === null ? [] : [place]));
}

/** When a closed product opens after a time, at most a year later; null: it is open then. */
function closedUntil({ days }: PaceLine, at: number, timezone: string | null): number | null {
  const then = hotelNow(timezone, new Date(at));
  if (orderableAt(days, then).open) return null;
  const next = nextOpening(days, then);
  return next === null ? Number.POSITIVE_INFINITY : Date.parse(hotelInstant(orderedForOf(next), timezone));
}

/** The instant of a time on the hotel's clock (YYYY-MM-DDTHH:MM); null: there is no such time on any day. */
export const instantAt = (local: string, timezone: string | null): number | null =>
  Number.isNaN(Date.parse(`${local}:00Z`)) ? null : Date.parse(hotelInstant(local, timezone));

/** A time on the hotel's clock that means this instant: of an hour that the clocks show twice only the first can be named. */
export const localTime = (instant: number, timezone: string | null): string | null => {
  const local = orderedForOf(hotelNow(timezone, new Date(instant)));
  return Date.parse(hotelInstant(local, timezone)) === instant ? local : null;
};

/** Computed once for the lines of a station at the same time: an order has many lines, and its transaction locks the hotel. */
function rememberHeld(context: PaceContext): (line: PaceLine, at: number) => number | null {
  const known = new Map<string, number | null>();
  return (line, at) => {
    const key = `${at} ${line.station}`;
    const held = known.get(key) ?? (known.has(key) ? null : heldUntil(line, at, context));
    known.set(key, held);
    return held;
  };
}

const QUARTER_MS = 15 * 60_000;

/**
 * The next time at which every station takes its lines, their products are open, and which the hotel's clock can name; null:
 * none within twelve hours, the guest's own times are full, or the hotel's clock is not known. Rule: pace/PA4.
 */
export function nextFreeTime(lines: readonly PaceLine[], context: PaceContext): number | null {
  const { now, timezone } = context;
  const movable = lines.filter(({ hasOwnTime }) => !hasOwnTime);
  const others = lines.filter(({ hasOwnTime }) => hasOwnTime);
  if (timezone === null || movable.length === 0 || heldLines(others, context).length > 0) return null;
  const latest = Math.max(...movable.map((line) => timeOf(line, now))) + MAX_AHEAD_MS;
  const heldAt = rememberHeld(context);
  let time = now;
  while (time <= latest) {
    const obstacles = movedTo(movable, time, now).flatMap((line) => {
      const at = timeOf(line, now);
      return heldAt(line, at) ?? closedUntil(line, at, timezone) ?? [];
    });
    if (obstacles.length === 0 && localTime(time, timezone) !== null) return time;
    time = obstacles.length === 0 ? time - (time % QUARTER_MS) + QUARTER_MS : Math.max(...obstacles);
  }
  return null;
}
