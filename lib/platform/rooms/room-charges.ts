import type { Text } from '@/lib/domain/i18n/text';
import { addUp, type Minor } from '@/lib/domain/money/money';
import { chargeAmount } from '@/lib/domain/money/order-amounts';
import { compareRooms } from '@/lib/domain/rooms/compare-rooms';
import { type ChargeKind, chargeKind, openCharges, type Posting } from '@/lib/domain/rooms/room-charges';
import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import { isSameRoom, listedRoom, spelledRoom } from '@/lib/domain/rooms/same-room';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import {
  chargedOrders,
  type StoredCharges,
  UNSETTLED_PAGE,
  type UnsettledPlace,
  unsettledOrders,
} from '../stores/charged-orders';
import { findHotel, type HotelKey, type StoredHotel } from '../stores/hotels';
import { type ChargeKey, orderedRooms, type PostedPlace, postedKeys } from '../stores/room-postings';
import { type RoomStays, readStays } from './room-stays';

/** What is to be posted, and what was posted, to the bills of rooms. Rules: rooms/RM16, rooms/RM17. */

/** A room with something to be posted. `sum`: negative where more is taken back than charged. */
export type RoomToPost = { room: string; count: number; sum: number };

/** A line of a room's bill, for staff. Times are ISO. */
export type RoomCharge = ChargeKey & {
  kind: ChargeKind;
  num: string;
  ordered_at: string;
  guest_name: string | null;
  /** As the hotel's list writes it, or as the guest typed it. */
  room: string;
  /** The stay in which it was ordered. */
  stay: number;
  /** null: the first stay of the room, or not known. */
  stay_since: string | null;
  is_running_stay: boolean;
  products: readonly { quantity: number; title: Text }[];
  amount: number;
  room_proof: RoomProof;
  /** null: it is still to be posted. */
  posted_at: string | null;
  posted_by: string | null;
};

/** The place of a line in the list of what is to be posted. */
type ChargePlace = UnsettledPlace & { item: string };

async function storedHotel({ database }: PlatformContext, { code }: HotelKey): Promise<StoredHotel> {
  const hotel = await findHotel(database.db, { code });
  if (hotel === null) throw new Error('a hotel with a key is not stored');
  return hotel;
}

/** The rooms with something to be posted, by their names. */
export async function roomsToPost(context: PlatformContext, key: HotelKey): Promise<readonly RoomToPost[]> {
  const hotel = await storedHotel(context, key);
  const rooms = new Map<string, { room: string; amounts: Minor[] }>();
  for await (const order of everyUnsettled(context.database.db, hotel.code, { rooms: null, from: null })) {
    const amounts = openCharges(order).map(({ amount }) => amount);
    if (amounts.length === 0) continue;
    const room = roomName(hotel, order);
    const known = rooms.get(spelledRoom(room)) ?? { room, amounts: [] };
    known.amounts.push(...amounts);
    rooms.set(spelledRoom(room), known);
  }
  return [...rooms.values()]
    .map(({ room, amounts }) => ({ room, count: amounts.length, sum: chargeAmount(addUp(amounts)) }))
    .sort((one, other) => compareRooms(one.room, other.room));
}

/** What is to be posted to a room, at most `limit` lines; '': to any room. `after`: only what comes after this place. */
export async function openRoomCharges(
  context: PlatformContext,
  key: HotelKey,
  { room, after, limit }: { room: string; after: ChargePlace | null; limit: number },
): Promise<readonly { charge: RoomCharge; place: ChargePlace }[]> {
  const hotel = await storedHotel(context, key);
  const { db } = context.database;
  const rooms = room === '' ? null : await spellingsOf(db, hotel, room);
  const stays = await readStays(context, hotel);
  const found: { charge: RoomCharge; place: ChargePlace }[] = [];
  for await (const order of everyUnsettled(db, hotel.code, { rooms, from: after })) {
    const isLast = order.number_room === after?.room && order.num === after.num;
    for (const { item, amount } of openCharges(order).toSorted(byItem)) {
      // Of the order where the page before ended.
      if (isLast && item <= after.item) continue;
      const charge = chargeOf({ hotel, stays }, order, { item, amount, posted_at: null, posted_by: null });
      found.push({ charge, place: { room: order.number_room, num: order.num, item } });
    }
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/** What was posted to a room, the newest first, at most `limit` lines. `after`: only what comes after this place. */
export async function postedRoomCharges(
  context: PlatformContext,
  key: HotelKey,
  { room, after, limit }: { room: string; after: PostedPlace | null; limit: number },
): Promise<readonly RoomCharge[]> {
  const hotel = await storedHotel(context, key);
  const { db } = context.database;
  const rooms = await spellingsOf(db, hotel, room);
  const keys = await postedKeys(db, hotel.code, { rooms, after, limit });
  const orders = await chargedOrders(db, hotel.code, [...new Set(keys.map(({ order_uuid }) => order_uuid))]);
  const byUuid = new Map(orders.map((order) => [order.uuid, order]));
  const stays = await readStays(context, hotel);
  return keys.flatMap(({ order_uuid, item }) => {
    const order = byUuid.get(order_uuid);
    const posting = order?.postings.find((each) => each.item === item);
    return order === undefined || posting === undefined ? [] : [chargeOf({ hotel, stays }, order, posting)];
  });
}

/** Every order of which something may be to be posted, read in pages while other requests go on. */
async function* everyUnsettled(
  db: Db,
  hotel: string,
  { rooms, from }: { rooms: readonly string[] | null; from: UnsettledPlace | null },
): AsyncGenerator<StoredCharges> {
  let place = from;
  for (;;) {
    const orders = await unsettledOrders(db, hotel, { rooms, from: place });
    yield* orders;
    const last = orders.at(-1);
    if (last === undefined || orders.length < UNSETTLED_PAGE) return;
    place = { room: last.number_room, num: last.num + 1 };
  }
}

/** How a room of the list is spelled in the hotel's orders. */
const spellingsOf = async (db: Db, hotel: StoredHotel, room: string): Promise<readonly string[]> =>
  (await orderedRooms(db, hotel.code)).filter((spelling) => isSameRoom(spelling, room));

const roomName = ({ hotel }: StoredHotel, { number_room }: Pick<StoredCharges, 'number_room'>): string =>
  listedRoom(number_room, hotel.limit_room) ?? number_room;

const byItem = (one: Posting, other: Posting): number => (one.item < other.item ? -1 : 1);

function chargeOf(
  { hotel, stays }: { hotel: StoredHotel; stays: RoomStays },
  order: StoredCharges,
  posting: Posting & { posted_at: string | null; posted_by: string | null },
): RoomCharge {
  const room = roomName(hotel, order);
  const { stay, since, isRunning } = stays.at(room, order.created_at);
  return {
    ...{ order_uuid: order.uuid, item: posting.item, kind: chargeKind(posting) },
    ...{ num: String(order.num), ordered_at: order.created_at, guest_name: order.guest_name },
    ...{ room, stay, stay_since: since, is_running_stay: isRunning },
    ...{ products: order.products, amount: chargeAmount(posting.amount), room_proof: order.room_proof },
    ...{ posted_at: posting.posted_at, posted_by: posting.posted_by },
  };
}
