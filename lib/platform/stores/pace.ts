import type { TakenPlace } from '@/lib/domain/pace/pace';
import type { StationNotice } from '@/lib/domain/pace/station-pace';
import type { Db } from '../database/database';

/** For when the stations of a hotel have its orders, from a time until before another; not those that were stopped. Rule: pace/PA3. */
export async function takenPlaces(
  db: Db,
  hotel: string,
  { from, to }: { from: number; to: number },
): Promise<readonly TakenPlace[]> {
  const rows = await db
    .selectFrom('order_pace')
    .innerJoin('guest_order', (join) =>
      join.onRef('guest_order.hotel', '=', 'order_pace.hotel').onRef('guest_order.uuid', '=', 'order_pace.order_uuid'),
    )
    .select(['order_pace.station', 'order_pace.at', 'order_pace.order_uuid'])
    .where('order_pace.hotel', '=', hotel)
    .where('order_pace.at', '>=', new Date(from).toISOString())
    .where('order_pace.at', '<', new Date(to).toISOString())
    .where('guest_order.status', 'not in', ['cancelled', 'expired'])
    .execute();
  return rows.map(({ station, at, order_uuid }) => ({ station, at: Date.parse(at), order: order_uuid }));
}

/** Stores for when which station has an order. */
export async function insertPlaces(
  db: Db,
  hotel: string,
  orderUuid: string,
  places: readonly { station: string; at: number }[],
): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(({ station, at }) => ({
    hotel,
    order_uuid: orderUuid,
    station,
    at: new Date(at).toISOString(),
  }));
  await db.insertInto('order_pace').values(rows).execute();
}

/** For when the stations have an order. Times in ms. */
export async function placesOfOrder(
  db: Db,
  hotel: string,
  orderUuid: string,
): Promise<readonly { station: string; at: number }[]> {
  const rows = await db
    .selectFrom('order_pace')
    .select(['station', 'at'])
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .execute();
  return rows.map(({ station, at }) => ({ station, at: Date.parse(at) }));
}

/** Deletes for when the stations have an order. */
export const deletePlaces = (db: Db, hotel: string, orderUuid: string) =>
  db.deleteFrom('order_pace').where('hotel', '=', hotel).where('order_uuid', '=', orderUuid).execute();

/** What staff have said of the stations of a hotel. */
export async function stationNotices(db: Db, hotel: string): Promise<ReadonlyMap<string, StationNotice>> {
  const rows = await db.selectFrom('station_notice').selectAll().where('hotel', '=', hotel).execute();
  return new Map(rows.map(({ station, hotel: _, ...notice }) => [station, notice]));
}

/** Stores what staff say of a station, in place of what they said before. */
export async function saveStationNotice(db: Db, hotel: string, station: string, notice: StationNotice): Promise<void> {
  await db
    .insertInto('station_notice')
    .values({ hotel, station, ...notice })
    .onConflict((conflict) => conflict.columns(['hotel', 'station']).doUpdateSet(notice))
    .execute();
}
