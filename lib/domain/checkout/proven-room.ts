import { isBlank } from '../i18n/typed-text';
import { asksForProof, type RoomProofPolicy } from '../rooms/room-proof';
import { isSameRoom } from '../rooms/same-room';
import { typedStayCode } from '../rooms/typed-stay-code';

/** The answers that prove the room of an order. */
export type ProofAnswers = {
  room_number: string;
  /** The digits of the stay as the guest has typed them. */
  stay_code?: string;
  /** The room that this device has proven; null: none; undefined: not known yet. */
  provenRoom?: string | null | undefined;
  /** What this device has proven could not be read, so that it is left to the platform. Rule: rooms/RM15. */
  isProofUnread?: boolean;
};

/**
 * The fields of an order that is paid like this: with the room and its proof where the order asks for one. `shown`: the
 * fields without a proof. `payment`: the selected one. Rules: rooms/RM1, rooms/RM2.
 */
export function fieldsWithPayment<Fields extends { room: boolean; proof: boolean }>(
  shown: Fields,
  policy: RoomProofPolicy,
  payment: Parameters<typeof asksForProof>[1],
): Fields {
  return asksForProof(policy, payment) ? { ...shown, room: true, proof: true } : shown;
}

/** Whether this device has proven the room of the order, and no other. Rule: rooms/RM9. */
export const isRoomProven = ({ provenRoom, room_number }: ProofAnswers): boolean =>
  typeof provenRoom === 'string' && !isBlank(provenRoom) && isSameRoom(provenRoom, room_number);

/**
 * The digits of the stay that are sent with an order: only where it asks for a proof that this device does not have, and
 * complete; null: none. Rules: rooms/RM7, rooms/RM8.
 */
export const sentStayCode = ({ proof }: { proof: boolean }, answers: ProofAnswers): string | null =>
  proof && !isRoomProven(answers) ? typedStayCode(answers.stay_code ?? '') : null;

/** Whether the order asks for a proof, and neither this device nor the digits of the stay prove its room. */
export const isProofMissing = (shown: { proof: boolean }, answers: ProofAnswers): boolean =>
  shown.proof && answers.isProofUnread !== true && !isRoomProven(answers) && sentStayCode(shown, answers) === null;
