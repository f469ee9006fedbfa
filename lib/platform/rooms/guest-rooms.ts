import {
  HANDED_ORDERS,
  type PlaceSpot,
  type PrintedCode,
  placeSpots,
  placeTarget,
  roomTarget,
  subjectOf,
} from '@/lib/domain/rooms/printed-code';
import { proofBy, type RoomPass } from '@/lib/domain/rooms/room-pass';
import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import { listedRoom } from '@/lib/domain/rooms/same-room';
import type { PlatformContext } from '../context';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { codeVersion } from '../stores/printed-codes';
import { findStay } from '../stores/room-stays';
import { handedOrders } from '../stores/telephone/handed-orders';
import { type OrderLink, readOrderLink } from './order-link';
import { printedPath, readRoomToken } from './room-token';
import { readPass, signPass } from './signed-pass';
import { currentStay } from './stays';

/** What opening a printed code does: where it leads, and the pass of its room as a cookie; null: it proves none. */
type OpenedCode = { target: string; pass: string | null };

/**
 * The room that a device proves now, by what, the day on which its guests leave; null: not known; and the uuids of the orders of this
 * stay that staff have handed over.
 */
type ProvenRoom = {
  room: string;
  by: Exclude<RoomProof, 'none'>;
  leaves_on: string | null;
  orders: readonly string[];
};

/** What guests do with printed codes. Hotels are named by their codes. */
export type GuestRooms = {
  /**
   * Opens the token of a printed code, or of a link to orders that were handed over; null: it opens nothing, for whatever reason. Rules:
   * rooms/RM3, rooms/RM4, telephone-orders/TO15.
   */
  openPrintedCode(hotel: string, opened: { token: string; to: string | null }): Promise<OpenedCode | null>;
  /** The printed code of a hotel's first room, where the hotel asks for proofs; null: it does not, or has no room. */
  firstPrintedRoom(hotel: string): Promise<{ code: string; room: string; path: string } | null>;
  /** The room that one of a device's passes proves; null: none. */
  provenRoom(hotel: string, passes: readonly string[]): Promise<ProvenRoom | null>;
};

export const createGuestRooms = (context: PlatformContext): GuestRooms => ({
  async openPrintedCode(code, { token, to }) {
    const { deskToken } = context;
    if (deskToken === null) return null;
    const link = readOrderLink(deskToken, code, token);
    if (link !== null) return openOrderLink(context, { deskToken, code, link });
    const printed = readRoomToken(deskToken, code, token);
    return printed === null ? null : openCode(context, { deskToken, code, printed, to });
  },
  async firstPrintedRoom(code) {
    const hotel = await findHotel(context.database.db, { code });
    if (hotel === null || hotel.hotel.room_proof === 'off') return null;
    const [room] = hotel.hotel.limit_room;
    if (context.deskToken === null || room === undefined) return null;
    const version = await codeVersion(context.database.db, code, subjectOf({ kind: 'room', name: room }));
    return { code, room, path: printedPath(context.deskToken, code, { kind: 'room', name: room, version }) };
  },
  async provenRoom(code, signed) {
    const { deskToken, database } = context;
    const hotel = deskToken === null || signed.length === 0 ? null : await findHotel(database.db, { code });
    if (deskToken === null || hotel === null) return null;
    for (const pass of signed.flatMap((text) => readPass(deskToken, code, text) ?? [])) {
      const by = await proofOfPass(context, hotel, { passes: [pass], room: pass.room });
      const { leavesOn } = await findStay(database.db, code, pass.room);
      if (by === 'none') continue;
      const orders = await handedOrders(database.db, code, pass);
      return { room: pass.room, by, leaves_on: leavesOn, orders };
    }
    return null;
  },
});

const spotOf = (hotel: StoredHotel, key: string): PlaceSpot | null =>
  placeSpots(hotel.places ?? []).find((spot) => spot.key === key) ?? null;

/** What one of these passes proves of a room now. */
export async function proofOfPass(
  { database, now }: Pick<PlatformContext, 'database' | 'now'>,
  hotel: StoredHotel,
  { passes, room }: { passes: readonly RoomPass[]; room: string },
): Promise<RoomProof> {
  const listed = passes.length === 0 ? null : listedRoom(room, hotel.hotel.limit_room);
  if (listed === null) return 'none';
  const stay = await currentStay(database.db, hotel, listed, now());
  const version = await codeVersion(database.db, hotel.code, subjectOf({ kind: 'room', name: listed }));
  const state = { room: listed, stay: stay.number, codeVersion: version };
  return passes.map((pass) => proofBy(pass, state)).find((proof) => proof !== 'none') ?? 'none';
}

/** Opens a printed code. `to`: the page that it is to lead to; null: home, or My orders where some were handed over. */
async function openCode(
  { database, now }: PlatformContext,
  { deskToken, code, printed, to }: { deskToken: string; code: string; printed: PrintedCode; to: string | null },
): Promise<OpenedCode | null> {
  // Only what was signed reaches the store.
  const hotel = await findHotel(database.db, { code });
  if (hotel === null) return null;
  if (printed.version !== (await codeVersion(database.db, code, subjectOf(printed)))) return null;
  if (printed.kind === 'place') {
    const spot = spotOf(hotel, printed.name);
    return spot === null ? null : { target: placeTarget(spot), pass: null };
  }
  const room = listedRoom(printed.name, hotel.hotel.limit_room);
  if (room !== printed.name) return null;
  const { number: stay } = await currentStay(database.db, hotel, room, now());
  const pass = signPass(deskToken, code, { room, stay, code: printed.version });
  const handed = to === null ? await handedOrders(database.db, code, { room, stay }) : [];
  return { target: roomTarget(room, handed.length > 0 ? HANDED_ORDERS : to), pass };
}

/** Opens a link to the orders of a stay, until that has ended or the code of its room was replaced. Rule: telephone-orders/TO15. */
async function openOrderLink(
  { database, now }: PlatformContext,
  { deskToken, code, link }: { deskToken: string; code: string; link: OrderLink },
): Promise<OpenedCode | null> {
  const hotel = await findHotel(database.db, { code });
  const room = hotel === null ? null : listedRoom(link.room, hotel.hotel.limit_room);
  if (hotel === null || room === null || room !== link.room) return null;
  if (link.code !== (await codeVersion(database.db, code, subjectOf({ kind: 'room', name: room })))) return null;
  const { number } = await currentStay(database.db, hotel, room, now());
  if (number !== link.stay) return null;
  return { target: roomTarget(room, HANDED_ORDERS), pass: signPass(deskToken, code, link) };
}
