import type { RoomProof } from './room-proof';
import { isSameRoom } from './same-room';

/** What a device has proven. `code`: the version of the printed code that it opened; null: by the digits of the stay. */
export type RoomPass = { room: string; stay: number; code: number | null };

/** A room as it is now. */
export type RoomState = { room: string; stay: number; codeVersion: number };

/**
 * What a pass proves of a room: nothing of another room, of an earlier stay, or by a code that was replaced. Rules:
 * rooms/RM5, rooms/RM6, rooms/RM9.
 */
export function proofBy(pass: RoomPass | null, now: RoomState): RoomProof {
  if (pass === null || !isSameRoom(pass.room, now.room) || pass.stay !== now.stay) return 'none';
  if (pass.code === null) return 'digits';
  return pass.code === now.codeVersion ? 'code' : 'none';
}
