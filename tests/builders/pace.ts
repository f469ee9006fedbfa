import type { PaceContext, PaceLine, TakenPlace } from '@/lib/domain/pace/pace';
import type { StationPace } from '@/lib/domain/pace/station-pace';

/** A soup of the kitchen for now, which usually takes 20 minutes. */
export const paceLine = (parts: Partial<PaceLine> = {}): PaceLine => ({
  ...{ station: 'kitchen', at: null, hasOwnTime: false, minutes: 20, days: [] },
  ...parts,
});

/** Stations without limits, at noon in Madrid. */
export function paceContext(
  paces: Readonly<Record<string, Partial<StationPace>>> = {},
  parts: Partial<Pick<PaceContext, 'now' | 'taken' | 'timezone'>> = {},
): PaceContext {
  const none: StationPace = { max: null, busyMinutes: 0, busyUntil: null, closedUntil: null };
  return {
    ...{ now: Date.parse('2026-05-01T10:00:00Z'), timezone: 'Europe/Madrid', taken: [] },
    paces: new Map(Object.entries(paces).map(([station, pace]) => [station, { ...none, ...pace }])),
    ...parts,
  };
}

/** Orders that a station has, one for each time. */
export const takenAt = (station: string, ...times: readonly string[]): readonly TakenPlace[] =>
  times.map((time, place) => ({ station, at: Date.parse(time), order: `${station} ${place}` }));

/** Hours of each day. */
export const openFrom = (start: string, end: string): PaceLine['days'] => [
  {
    ...{ start_date: null, end_date: null, days: Array<boolean>(7).fill(true) },
    ...{ start_time: `${start}:00`, end_time: `${end}:00` },
  },
];
