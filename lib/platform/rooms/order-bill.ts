import { type RoomBillState, roomBillState } from '@/lib/domain/rooms/room-charges';
import { listedRoom } from '@/lib/domain/rooms/same-room';
import { chargedOrders } from '../stores/charged-orders';
import { findHotel, type HotelKey } from '../stores/hotels';
import type { StoredOrder } from '../stores/orders';
import { readStays, type StaysContext } from './room-stays';

/**
 * How delivered orders stand on the bills of their rooms, by uuid: those of the running stay, because what an earlier stay owed is
 * paid. Rule: rooms/RM21.
 */
export async function roomBillStates(
  context: StaysContext,
  { code }: HotelKey,
  orders: readonly StoredOrder[],
): Promise<ReadonlyMap<string, RoomBillState>> {
  const { db } = context.database;
  const charged = orders.filter(({ status, lines }) => status === 'done' && lines.chargesRoom);
  const hotel = charged.length === 0 ? null : await findHotel(db, { code });
  if (hotel === null) return new Map();
  const stays = await readStays(context, hotel);
  const bills = await chargedOrders(
    db,
    code,
    charged.map(({ uuid }) => uuid),
  );
  return new Map(
    bills.flatMap((order) => {
      const room = listedRoom(order.number_room, hotel.hotel.limit_room) ?? order.number_room;
      const state = stays.at(room, order.created_at).isRunning ? roomBillState(order) : null;
      return state === null ? [] : [[order.uuid, state] as const];
    }),
  );
}
