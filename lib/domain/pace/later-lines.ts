import { hotelNow } from '../booking/hotel-time';
import { orderableAt } from '../booking/schedule';
import { instantAt, localTime, MAX_AHEAD_MS, movedTo, type PaceLine, timeOf } from './pace';

/**
 * `lines`: for when each line is ordered then, as YYYY-MM-DDTHH:MM on the hotel's clock; null: as before. `changed`: an order
 * cannot be for this time. `closed`: these lines cannot, because their products are closed then.
 */
type LaterLines =
  | { kind: 'lines'; orderedFor: readonly (string | null)[] }
  | { kind: 'changed' }
  | { kind: 'closed'; places: readonly number[] };

/**
 * Decides whether what an order has for now can be for a later time, which the pace of a station has offered. A time that has
 * come is now. `orderedFor`: YYYY-MM-DDTHH:MM; undefined: the order names none. `isAllowed`: the hotel takes orders ahead. Rule:
 * pace/PA4.
 */
export function laterLines(
  lines: readonly PaceLine[],
  orderedFor: string | undefined,
  { now, timezone, isAllowed }: { now: number; timezone: string | null; isAllowed: boolean },
): LaterLines {
  const asBefore: LaterLines = { kind: 'lines', orderedFor: lines.map(() => null) };
  if (orderedFor === undefined) return asBefore;
  const at = instantAt(orderedFor, timezone);
  if (at === null) return { kind: 'changed' };
  if (at <= now) return asBefore;
  const movable = lines.filter(({ hasOwnTime }) => !hasOwnTime);
  const latest = Math.max(now, ...movable.map((line) => timeOf(line, now))) + MAX_AHEAD_MS;
  const isOffered = movable.some(({ station }) => station !== null) && at <= latest;
  if (!isAllowed || !isOffered || localTime(at, timezone) !== orderedFor) return { kind: 'changed' };
  const isMoved = movedTo(lines, at, now).map((line, place) => line !== lines[place]);
  const then = hotelNow(timezone, new Date(at));
  const places = lines.flatMap(({ days }, place) => (isMoved[place] && !orderableAt(days, then).open ? [place] : []));
  if (places.length > 0) return { kind: 'closed', places };
  return { kind: 'lines', orderedFor: isMoved.map((each) => (each ? orderedFor : null)) };
}
