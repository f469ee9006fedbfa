import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import { canonical, ownOrigin } from './browser';
import { type Acknowledged, createCaller } from './call';
import { paths } from './paths';
import type { ApiResponse } from './refusals';

/**
 * The room that a device proves now, by what, and the day on which its guests leave; null: none, or not known. `orders`: the uuids of
 * those that staff have handed to the devices of the stay.
 */
type ProvenRoom = {
  room: string | null;
  by: Exclude<RoomProof, 'none'> | null;
  leaves_on: string | null;
  orders: readonly string[];
};

/**
 * `GET /hotels/{code}/room-proof` to the app's own origin, separate from `HotelApi` because only the embedded platform
 * proves rooms, and the first load of a page does not contain it. Rule: rooms/RM4.
 */
export const readProvenRoom = (code: string): Promise<ApiResponse<ProvenRoom>> =>
  createCaller(ownOrigin()).get(paths.roomProof(code), (body) => canonical<ProvenRoom>(body));

/** `POST /hotels/{code}/room-proof/end`: removes what proves a room, which scripts cannot. Rule: cookies/CK8. */
export const endRoomProof = (code: string): Promise<ApiResponse<Acknowledged>> =>
  createCaller(ownOrigin()).notify(paths.endRoomProof(code), {});
