import type { Text } from '@/lib/domain/i18n/text';
import type { ChargeKind } from '@/lib/domain/rooms/room-charges';
import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import { callDesk, callDeskPage, type DeskPage, type DeskResponse, isSignedOut } from '../../desk-api';

/** A room to whose bill something is to be posted, as the staff API returns it. */
export type RoomToPost = { room: string; count: number; sum: number };

/** Names a charge. */
export type ChargeKey = { order_uuid: string; item: string };

/** A line of a room's bill, as the staff API returns it. Times are ISO 8601. */
export type RoomCharge = ChargeKey & {
  kind: ChargeKind;
  num: string;
  ordered_at: string;
  guest_name: string | null;
  room: string;
  stay: number;
  stay_since: string | null;
  is_running_stay: boolean;
  products: readonly { quantity: number; title: Text }[];
  amount: number;
  room_proof: RoomProof;
  /** null: it is to be posted. */
  posted_at: string | null;
  /** null: the hotel's own system, or not posted. */
  posted_by: string | null;
};

export type Posted = {
  posted: readonly ChargeKey[];
  refused: readonly (ChargeKey & { why: 'posted' | 'changed'; posted_at: string | null; posted_by: string | null })[];
};
export type Unposted = { unposted: readonly ChargeKey[]; refused: readonly (ChargeKey & { why: 'late' | 'open' })[] };

export const chargeKey = ({ order_uuid, item }: ChargeKey): string => `${order_uuid} ${item}`;

export type Read<T> = { kind: 'read'; value: T } | { kind: 'failed' | 'signed-out' };

const failureOf = (response: DeskResponse<unknown>): { kind: 'failed' | 'signed-out' } => ({
  kind: isSignedOut(response) ? 'signed-out' : 'failed',
});

/** The rooms with something to be posted. A page holds more than a hotel has. */
export async function readRoomsToPost(): Promise<Read<readonly RoomToPost[]>> {
  const response = await callDesk<readonly RoomToPost[]>('/room-charges');
  return response.ok ? { kind: 'read', value: response.value } : failureOf(response);
}

/** As many as a call gives. */
const PAGE = 1000;

/** Everything that is to be posted to a room; '': to all rooms. */
export async function readOpenCharges(room: string): Promise<Read<readonly RoomCharge[]>> {
  const charges: RoomCharge[] = [];
  let cursor: string | null = null;
  do {
    const response: DeskResponse<DeskPage<RoomCharge>> = await callDeskPage('/room-charges/open', {
      limit: PAGE,
      cursor,
      body: { room },
    });
    if (!response.ok) return failureOf(response);
    charges.push(...response.value.items);
    cursor = response.value.next;
  } while (cursor !== null);
  return { kind: 'read', value: charges };
}

/** What was posted to a room last, at most `limit`. */
export async function readPostedCharges(room: string, limit: number): Promise<Read<DeskPage<RoomCharge>>> {
  const page = { limit, cursor: null, body: { room } };
  const response = await callDeskPage<RoomCharge>('/room-charges/posted', page);
  return response.ok ? { kind: 'read', value: response.value } : failureOf(response);
}
