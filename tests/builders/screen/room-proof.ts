import type { Payment } from '@/lib/contract/hotel';
import type { HotelView } from '@/lib/contract/views';
import type { CartResponses, CartSetup } from './open-cart';

/** A hotel that asks for a proof of the room, as a cart shows it. */

export const PROOF_CALL = 'GET /api/v1/hotels/cala-verde/room-proof';

/** The field for the digits of the stay, and the sentence above it. */
export const DIGITS = { name: /Six digits from the reception/ };
export const DIGITS_TITLE = 'Scan the code in your room, or enter the six digits from the reception';

/** The response about what a device has proven; null: nothing. */
export const proofOf = (room: string | null) => ({ data: { room, by: room === null ? null : 'code' } });

const PAYMENTS: readonly Payment[] = [
  { id: 81, title: { en: 'Cash at the door' }, ptype_id: 'cash' },
  { id: 83, title: { en: 'On the room' }, ptype_id: 'room', needs_room_proof: true },
];

/** A cart at a hotel that asks for a proof with charges. `proven`: the response about what the device has proven. */
export function withProof(
  setup: CartResponses & { hotel?: Partial<HotelView>; proven?: unknown } = {},
): CartSetup & { hotel: Partial<HotelView> } {
  const { hotel, proven = proofOf(null), ...responses } = setup;
  return {
    payments: PAYMENTS,
    ...responses,
    hotel: { room_proof: 'for_charges', ...hotel },
    calls: { [PROOF_CALL]: proven },
  };
}
