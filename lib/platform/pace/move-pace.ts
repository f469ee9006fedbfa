import { type Station, stationOfLine } from '@/lib/domain/desk/stations';
import type { PacePlan } from '@/lib/domain/pace/pace-lines';
import { keptPlaces } from '@/lib/domain/telephone-orders/kept-places';
import type { Db } from '../database/database';
import type { StoredHotel } from '../stores/hotels';
import type { OrderDueTime, OrderLines } from '../stores/order-lines';
import { deletePlaces, insertPlaces, placesOfOrder } from '../stores/pace';
import { type OrderPace, orderPace } from './order-pace';

/** A line of a stored order with the times for which it is due. */
export type DueLine = { line: OrderLines['products'][number]; due: readonly OrderDueTime[] };

type Moved = {
  uuid: string;
  plan: PacePlan | null;
  now: string;
  kept: readonly DueLine[];
  removed: readonly DueLine[];
  added: Parameters<typeof orderPace>[2]['checked'];
};

/**
 * Takes the places at the stations that the lines need which are added to an order, and gives up those that only lines needed which go,
 * within the order's transaction. With `held` lines the caller must roll back. Rules: telephone-orders/TO10, pace/PA3.
 */
export async function movePace(
  db: Db,
  hotel: StoredHotel,
  { uuid, plan, now, kept, removed, added }: Moved,
): Promise<Pick<OrderPace, 'held' | 'nextFree'>> {
  if (plan === null) return { held: [], nextFree: null };
  const { places: wanted, held, nextFree } = await orderPace(db, hotel, { checked: added, plan, now, own: uuid });
  if (held.length > 0) return { held, nextFree };
  const placed = (line: DueLine) => placedLine(line, plan);
  const old = await placesOfOrder(db, hotel.code, uuid);
  const stay = keptPlaces(old, { kept: kept.map(placed), removed: removed.map(placed) });
  const all = [...stay, ...wanted];
  await deletePlaces(db, hotel.code, uuid);
  await insertPlaces(db, hotel.code, uuid, [
    ...new Map(all.map((each) => [`${each.station} ${each.at}`, each])).values(),
  ]);
  return { held, nextFree };
}

/** What has slots, or is for a whole day, has no place at a station. */
function placedLine({ line, due }: DueLine, plan: { stations: readonly Station[]; sections: PacePlan['sections'] }) {
  const [first] = due;
  const isUncounted = line.slot_minutes !== null || first?.is_whole_day === true;
  return {
    station: isUncounted ? null : stationOfLine(line, plan),
    at: first === undefined ? null : Date.parse(first.at),
  };
}
