import { millisecondsInMinute } from 'date-fns/constants';
import { USUAL_MINUTES } from '../desk/promise';
import { type PaceContext, type PaceLine, timeOf } from './pace';

type Context = Pick<PaceContext, 'now' | 'paces'>;

/** What a station needs longer for what is ordered for a time. */
function busyMinutes({ station }: PaceLine, at: number, { paces }: Context): number {
  const pace = station === null ? undefined : paces.get(station);
  return pace !== undefined && pace.busyUntil !== null && at < pace.busyUntil ? pace.busyMinutes : 0;
}

/** When a line is ready, in ms; null: nobody has said how long it takes. */
function readyAt(line: PaceLine, context: Context): number | null {
  const at = timeOf(line, context.now);
  const busy = busyMinutes(line, at, context);
  const usual = line.minutes ?? (busy > 0 ? USUAL_MINUTES : null);
  return usual === null ? null : at + (usual + busy) * millisecondsInMinute;
}

/**
 * When an order is expected to be ready, in ms and whole minutes: when the last of its lines is, each by the minutes of its
 * section and what its station needs longer. Lines for which the guest named a time say nothing; null: no line says
 * anything. Rule: pace/PA7.
 */
export function quotedTime(lines: readonly PaceLine[], context: Context): number | null {
  const times = lines.filter(({ hasOwnTime }) => !hasOwnTime).flatMap((line) => readyAt(line, context) ?? []);
  return times.length === 0 ? null : Math.ceil(Math.max(...times) / millisecondsInMinute) * millisecondsInMinute;
}

/** Whether a station of the order needs longer than usual. */
export const isBusy = (lines: readonly PaceLine[], context: Context): boolean =>
  lines.some((line) => !line.hasOwnTime && busyMinutes(line, timeOf(line, context.now), context) > 0);
