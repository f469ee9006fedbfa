import type { RoomProof, RoomProofPolicy } from '../rooms/room-proof';

type RoomOrder = { number_room: string | null; room_proof: RoomProof; charges_room: boolean };

/**
 * What staff read about the proof of an order's room; null: nothing. A charge that nobody has proven is marked whatever
 * the hotel asks of its guests, anything else only where it asks. Rule: rooms/RM11.
 */
export function roomProofMark(order: RoomOrder, policy: RoomProofPolicy): RoomProof | 'unproven_charge' | null {
  if (order.charges_room && order.room_proof === 'none') return 'unproven_charge';
  return policy === 'off' || order.number_room === null ? null : order.room_proof;
}
