import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import type { Text } from '@/lib/domain/i18n/text';
import { intervalAt } from '@/lib/domain/pace/interval';
import { ordersAt } from '@/lib/domain/pace/pace';
import { currentNotice, type StationNotice } from '@/lib/domain/pace/station-pace';
import type { StationOwn } from '../content/hotel-content';
import type { PlatformContext } from '../context';
import { findHotel, type HotelKey, type StoredHotel } from '../stores/hotels';
import { appendStaffEvent, lockOutbox, nextEventId } from '../stores/outbox';
import { saveStationNotice, stationNotices, takenPlaces } from '../stores/pace';
import { limitOf } from './hotel-pace';

/** A station with what it has to do in the running interval, and what staff have said of it. */
export type DeskStationPace = StationNotice & {
  station: string;
  title: Text;
  load: { orders: number; max: number; minutes: number } | null;
};

/** The stations of a hotel, as the desk shows how much they take on. Rule: pace/PA6. */
export async function listPace(context: PlatformContext, { code }: HotelKey): Promise<readonly DeskStationPace[]> {
  const { db } = context.database;
  const hotel = await findHotel(db, { code });
  const stations = hotel?.stations ?? [];
  const notices = stations.length === 0 ? null : await stationNotices(db, code);
  if (hotel === null || notices === null) return [];
  const now = context.now().getTime();
  return Promise.all(
    stations.map(async (station) => ({
      station: station.id,
      title: station.title,
      load: await loadOf(context, hotel, { station, now }),
      ...currentNotice(notices.get(station.id) ?? null, now),
    })),
  );
}

async function loadOf(
  { database }: PlatformContext,
  { code, hotel }: StoredHotel,
  { station, now }: { station: StationOwn; now: number },
): Promise<DeskStationPace['load']> {
  const max = limitOf(station);
  if (max === null) return null;
  const { timezone } = hotel.ext_data;
  const taken = await takenPlaces(database.db, code, intervalAt(now, max.minutes, timezone));
  const orders = ordersAt(station.id, now, { minutes: max.minutes, taken, timezone });
  return { orders, max: max.orders, minutes: max.minutes };
}

/** A week; more is a typing error. */
const MAX_UNTIL_MS = 7 * millisecondsInDay;

/**
 * Stores what staff say of a station, all of it, and lets every desk of the hotel read it again. A time that has come ends what
 * it belongs to. Rules: pace/PA5, pace/PA6.
 */
export async function setPace(
  context: PlatformContext,
  hotel: HotelKey,
  { station, ...said }: StationNotice & { station: string },
): Promise<ApiResponse<DeskStationPace>> {
  const { code } = hotel;
  const stations = (await findHotel(context.database.db, { code }))?.stations ?? [];
  if (!stations.some(({ id }) => id === station)) return refused('not-found');
  const now = context.now();
  const fields = noticeErrors(said, now.getTime());
  if (Object.keys(fields).length > 0) return refused('invalid', fields);
  const notice = currentNotice(
    { ...said, busy_until: wholeMinute(said.busy_until), closed_until: wholeMinute(said.closed_until) },
    now.getTime(),
  );
  const event = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, code);
    await saveStationNotice(db, code, station, notice);
    const id = await nextEventId(db, code);
    return appendStaffEvent(db, code, { id, type: 'desk-settings-changed' }, now.toISOString());
  });
  context.publishEvent(event);
  const saved = (await listPace(context, hotel)).find((each) => each.station === station);
  return saved === undefined ? refused('not-found') : succeeded(saved);
}

function noticeErrors({ busy_minutes, busy_until, closed_until }: StationNotice, now: number): FieldErrors {
  const isTooFar = (time: string | null) => time !== null && Date.parse(time) - now > MAX_UNTIL_MS;
  const message = 'at most a week ahead';
  return {
    ...(busy_minutes !== null && busy_until === null && { busy_until: 'is needed with busy_minutes' }),
    ...(busy_minutes === null && busy_until !== null && { busy_minutes: 'is needed with busy_until' }),
    ...(isTooFar(busy_until) && { busy_until: message }),
    ...(isTooFar(closed_until) && { closed_until: message }),
  };
}

/** The same or the next whole minute, because the hotel's clock names no seconds. */
const wholeMinute = (time: string | null): string | null =>
  time === null
    ? null
    : new Date(Math.ceil(Date.parse(time) / millisecondsInMinute) * millisecondsInMinute).toISOString();
