import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { subjectOf } from '@/lib/domain/rooms/printed-code';
import { listedRoom } from '@/lib/domain/rooms/same-room';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import type { StoredHotel } from '../stores/hotels';
import type { StoredOrder } from '../stores/orders';
import { codeVersion } from '../stores/printed-codes';
import { saveHandedStay } from '../stores/telephone/handed-orders';
import { type OrderLink, orderLinkPath } from './order-link';
import { currentStay } from './stays';

/** An order that can be handed over, with the path of its link. */
export type HandOver = { path: string; save(db: Db): Promise<void> };

/**
 * How an order that staff have taken is handed to the devices of its room. Refused for one that a device has sent, without a room of
 * the hotel's list, and of a stay that has ended. Rules: telephone-orders/TO14, telephone-orders/TO15.
 */
export async function handOver(
  { deskToken, database, now }: PlatformContext,
  hotel: StoredHotel,
  order: StoredOrder,
): Promise<ApiResponse<HandOver>> {
  if (order.taken_by === null) return refused('invalid', { taken_by: 'a device of its guest has sent this order' });
  const room = listedRoom(order.number_room ?? '', hotel.hotel.limit_room);
  if (deskToken === null || room === null) return refused('invalid', { room: 'the hotel has no such room' });
  const { number: stay, since } = await currentStay(database.db, hotel, room, now());
  if (since !== null && order.created_at <= since) return refused('invalid', { stay: 'this stay has ended' });
  const code = await codeVersion(database.db, hotel.code, subjectOf({ kind: 'room', name: room }));
  const link: OrderLink = { room, stay, code };
  return succeeded({
    path: orderLinkPath(deskToken, hotel.code, link),
    save: (db) => saveHandedStay(db, hotel.code, order.uuid, link),
  });
}
