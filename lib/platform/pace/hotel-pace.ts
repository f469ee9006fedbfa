import { millisecondsInMinute } from 'date-fns/constants';
import { MAX_INTERVAL_MINUTES } from '@/lib/domain/pace/interval';
import { MAX_AHEAD_MS, type PaceContext, type PaceLine, timeOf } from '@/lib/domain/pace/pace';
import type { PacePlan } from '@/lib/domain/pace/pace-lines';
import { type PaceLimit, stationPace } from '@/lib/domain/pace/station-pace';
import type { Db } from '../database/database';
import { sectionsOf } from '../stores/catalogue/sections';
import type { StoredHotel } from '../stores/hotels';
import { stationNotices, takenPlaces } from '../stores/pace';

type PacedHotel = Pick<StoredHotel, 'code' | 'hotel' | 'stations' | 'promiseMinutes'>;

/** What decides the pace of a hotel's orders; null: it has neither stations nor usual minutes, so that nothing does. */
export async function pacePlan(db: Db, { code, stations, promiseMinutes }: PacedHotel): Promise<PacePlan | null> {
  if (stations === undefined && promiseMinutes === undefined) return null;
  const sections = await sectionsOf(db, code);
  return {
    stations: stations ?? [],
    sections: sections.map(({ id, parentId }) => ({
      id,
      parent_id: parentId,
      promise_minutes: promiseMinutes?.[id] ?? null,
    })),
  };
}

/** The limit of each station that has one. */
export const limitOf = ({ max_orders_per_interval: max }: { max_orders_per_interval?: PaceLimit | null }) =>
  max ?? null;

/** How much the stations have to do around the times of some lines. Within a transaction that locks the hotel it is exact. */
export async function paceContext(
  db: Db,
  { code, hotel, stations = [] }: PacedHotel,
  { lines, now }: { lines: readonly PaceLine[]; now: number },
): Promise<PaceContext> {
  const notices = await stationNotices(db, code);
  const times = lines.map((line) => timeOf(line, now));
  const margin = MAX_INTERVAL_MINUTES * millisecondsInMinute;
  const around = { from: Math.min(now, ...times) - margin, to: Math.max(now, ...times) + MAX_AHEAD_MS + margin };
  return {
    now,
    timezone: hotel.ext_data.timezone,
    paces: new Map(stations.map((each) => [each.id, stationPace(limitOf(each), notices.get(each.id) ?? null, now)])),
    taken: stations.some((each) => limitOf(each) !== null) ? await takenPlaces(db, code, around) : [],
  };
}
