/** How a hotel treats rooms that are only claimed: it asks nobody, charges to a room, or everybody. Rule: rooms/RM1. */
export const ROOM_PROOF_POLICIES = ['off', 'for_charges', 'for_orders'] as const;
export type RoomProofPolicy = (typeof ROOM_PROOF_POLICIES)[number];

/** By what a guest has proven the room of an order: its printed code, the digits of the stay, or nothing. */
export const ROOM_PROOFS = ['code', 'digits', 'none'] as const;
export type RoomProof = (typeof ROOM_PROOFS)[number];

/** Digits of a stay code, which the reception reads out. */
export const STAY_CODE_LENGTH = 6;

/**
 * Whether an order asks for a proof of its room. `payment`: the chosen one; null: none. Rules: rooms/RM1, rooms/RM2.
 */
export function asksForProof(
  policy: RoomProofPolicy,
  payment: { needs_room_proof?: boolean | undefined } | null | undefined,
): boolean {
  switch (policy) {
    case 'off':
      return false;
    case 'for_charges':
      return payment?.needs_room_proof === true;
    case 'for_orders':
      return true;
  }
}
