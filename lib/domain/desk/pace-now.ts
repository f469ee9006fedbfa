import { millisecondsInMinute } from 'date-fns/constants';

type Pace = { busy_minutes: number | null; busy_until: string | null; closed_until: string | null };

/** What holds a station up now. `busy`: how many minutes its orders take longer, and until when. */
export type PaceNow = { busy: { minutes: number; until: string } | null; closedUntil: string | null };

/** How many minutes more a busy station can ask for, and for how long. Rule: desk/DE103. */
export const BUSY_MINUTES = [10, 20, 30, 45] as const;
export const BUSY_FOR = [30, 60, 120] as const;

const isAhead = (at: string, now: number): boolean => Date.parse(at) > now;

/** What holds a station up; what has ended by itself does not. `now` in milliseconds. Rule: desk/DE103. */
export function paceNow(
  { busy_minutes: minutes, busy_until: until, closed_until: closed }: Pace,
  now: number,
): PaceNow {
  const isBusy = minutes !== null && minutes > 0 && until !== null && isAhead(until, now);
  return {
    busy: isBusy ? { minutes, until } : null,
    closedUntil: closed !== null && isAhead(closed, now) ? closed : null,
  };
}

/** Whether a station is held up at all. */
export const isHeldUp = ({ busy, closedUntil }: PaceNow): boolean => busy !== null || closedUntil !== null;

/** The moment so many minutes from now, as an ISO time. `now` in milliseconds. */
export const inMinutes = (minutes: number, now: number): string =>
  new Date(now + minutes * millisecondsInMinute).toISOString();
