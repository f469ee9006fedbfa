import type { Payment } from '@/lib/contract/hotel';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { asksForProof, type RoomProof } from '@/lib/domain/rooms/room-proof';
import { listedRoom } from '@/lib/domain/rooms/same-room';
import { platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';
import { networkKey } from '../network-key';
import type { StoredHotel } from '../stores/hotels';
import type { StoredOrder } from '../stores/orders';
import { countTry, forgetTry } from '../stores/stay-code-tries';
import { proofOfPass } from './guest-rooms';
import { readPass, signPass } from './signed-pass';
import { isStayCode, stayCode } from './stay-code';
import { currentStay } from './stays';

/** Wrong stay codes of one room from one network in a day, and from all networks since the reception has read the code. */
const MAX_TRIES = { own: 5, all: 20 };

/**
 * An order that staff take for a guest on the telephone. `by`: the staff member; '': the hotel's own system. `note`: for the staff.
 * `language`: of the desk, in which a refusal is written.
 */
export type TakenOrder = { by: string; note: string | null; language: string };

/**
 * Who sends an order. `passes`: the cookies of the device; a neighbour of the host's domain may have set one, too. `address`: ''
 * for an unknown one. `taken`: by staff; missing: the guest sends it.
 */
export type OrderSender = { passes: readonly string[]; address: string; taken?: TakenOrder };

/** How an order proves its room. `pass`: what the device gets to prove it by itself from now on; null: nothing. */
export type OrderProof = { proof: RoomProof; pass: string | null };

/**
 * How an order proves its room: by the device's pass, or by the digits where a proof is asked for. `invalid` with the
 * field `room_proof` where it is asked for and missing, or where the digits are wrong. Staff prove nothing. Rules: rooms/RM1, rooms/RM7, rooms/RM8, rooms/RM9.
 */
export async function proveRoom(
  context: PlatformContext,
  hotel: StoredHotel,
  order: { body: OrderBody; payment: Payment | null; sender: OrderSender },
): Promise<ApiResponse<OrderProof>> {
  const { body, payment, sender } = order;
  const { deskToken } = context;
  if (payment?.needs_room_proof === true) await noteStay(context, hotel, body.room_number);
  // Who took it vouches for the room. Rule: telephone-orders/TO4.
  if (sender.taken !== undefined) return succeeded({ proof: 'none', pass: null });
  const passes = deskToken === null ? [] : sender.passes.flatMap((pass) => readPass(deskToken, hotel.code, pass) ?? []);
  const { room_proof: policy } = hotel.hotel;
  const proof = await proofOfPass(context, hotel, { passes, room: body.room_number });
  const hasDigits = policy !== 'off' && body.stay_code !== undefined;
  if (proof !== 'none' || !(hasDigits || asksForProof(policy, payment))) return succeeded({ proof, pass: null });
  const digits = await proveByDigits(context, hotel, { body, address: sender.address });
  if (digits.kind === 'right') return succeeded({ proof: 'digits', pass: digits.pass });
  return refused('invalid', { room_proof: platformMessage(MESSAGES[digits.kind], body.language) });
}

/** The pass of an order that was proven by its digits, while the stay runs in which it was sent; null: none. Rule: rooms/RM7. */
export async function passAgain(
  { deskToken, database, now }: PlatformContext,
  hotel: StoredHotel,
  order: Pick<StoredOrder, 'number_room' | 'room_proof' | 'created_at'>,
): Promise<string | null> {
  const room = listedRoom(order.number_room ?? '', hotel.hotel.limit_room);
  if (deskToken === null || room === null || order.room_proof !== 'digits') return null;
  const { number: stay, since } = await currentStay(database.db, hotel, room, now());
  const isOfThisStay = since === null || order.created_at > since;
  return isOfThisStay ? signPass(deskToken, hotel.code, { room, stay, code: null }) : null;
}

/** Stores which stay runs in a room before something is charged to it, also where nobody asks for a proof. Rule: rooms/RM17. */
async function noteStay({ database, now }: PlatformContext, hotel: StoredHotel, typed: string): Promise<void> {
  const room = listedRoom(typed, hotel.hotel.limit_room);
  if (room !== null) await currentStay(database.db, hotel, room, now());
}

type Digits = { kind: 'right'; pass: string } | { kind: 'none' | 'wrong' | 'too-many' };

const MESSAGES = { none: 'room_proof', wrong: 'stay_code', 'too-many': 'stay_code_tries' } as const;

async function proveByDigits(
  context: PlatformContext,
  hotel: StoredHotel,
  { body, address }: { body: OrderBody; address: string },
): Promise<Digits> {
  const { deskToken, database, now } = context;
  if (body.stay_code === undefined || deskToken === null) return { kind: 'none' };
  const room = listedRoom(body.room_number, hotel.hotel.limit_room);
  // A room that the hotel does not have has no digits: nothing tells it from a wrong code.
  if (room === null) return { kind: 'wrong' };
  const { number: stay } = await currentStay(database.db, hotel, room, now());
  const network = networkKey(deskToken, { purpose: 'stay code', hotel: hotel.code, address });
  const tried = { hotel: hotel.code, room, stay, network, day: now().toISOString().slice(0, 10) };
  // Counted before it is compared, so that many at once are no more tries than one after the other.
  const { own, all } = await countTry(database.db, tried);
  if (own > MAX_TRIES.own || all > MAX_TRIES.all) return { kind: 'too-many' };
  if (!isStayCode(stayCode(deskToken, hotel.code, { room, stay }), body.stay_code)) return { kind: 'wrong' };
  await forgetTry(database.db, tried);
  return { kind: 'right', pass: signPass(deskToken, hotel.code, { room, stay, code: null }) };
}
