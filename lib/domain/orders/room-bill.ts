import { addUp, type Minor } from '../money/money';
import { finalSumOf } from '../money/order-amounts';
import type { RoomBillState } from '../rooms/room-charges';

type Billed = { charges_room: boolean; on_room_bill: RoomBillState | null; final_sum: number; num: string };

/**
 * The guest's orders on the bill of their room, the oldest first, and what they come to; null: there are none. Whether the reception
 * has posted them already makes no difference to the guest. Rule: rooms/RM21.
 */
export function guestRoomBill<T extends Billed>(orders: readonly T[]): { orders: readonly T[]; sum: Minor } | null {
  const billed = orders
    .filter(({ charges_room, on_room_bill }) => charges_room && on_room_bill !== null)
    .sort((one, other) => Number(one.num) - Number(other.num));
  return billed.length === 0 ? null : { orders: billed, sum: addUp(billed.map(finalSumOf)) };
}
