/** The most orders that a station takes in an interval of some minutes; null: no limit. Rule: pace/PA1. */
export type PaceLimit = { orders: number; minutes: number };

/** What staff have said of a station, as ISO times. Each ends by itself. */
export type StationNotice = { busy_minutes: number | null; busy_until: string | null; closed_until: string | null };

/** What of a station counts now, times in ms. */
export type StationPace = {
  max: PaceLimit | null;
  busyMinutes: number;
  busyUntil: number | null;
  closedUntil: number | null;
};

const coming = (time: string | null, now: number): number | null => {
  const at = time === null ? Number.NaN : Date.parse(time);
  return at > now ? at : null;
};

/** The pace of a station: its limit, and what of the staff's notice has not ended. Rules: pace/PA5, pace/PA6. */
export function stationPace(max: PaceLimit | null, notice: StationNotice | null, now: number): StationPace {
  const busyUntil = coming(notice?.busy_until ?? null, now);
  return {
    max,
    busyUntil,
    busyMinutes: busyUntil === null ? 0 : (notice?.busy_minutes ?? 0),
    closedUntil: coming(notice?.closed_until ?? null, now),
  };
}

/** A notice without what has ended. */
export function currentNotice(notice: StationNotice | null, now: number): StationNotice {
  const isBusy = coming(notice?.busy_until ?? null, now) !== null;
  const isClosed = coming(notice?.closed_until ?? null, now) !== null;
  return {
    busy_minutes: isBusy ? (notice?.busy_minutes ?? null) : null,
    busy_until: isBusy ? (notice?.busy_until ?? null) : null,
    closed_until: isClosed ? (notice?.closed_until ?? null) : null,
  };
}
