import type { Text } from '@/lib/domain/i18n/text';
import type { ChargedOrder } from '@/lib/domain/rooms/room-charges';
import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import type { Db } from '../database/database';
import { CHARGES_ROOM, IS_UNSETTLED } from '../database/room-bill-conditions';
import { fromStored } from './amount-scale';
import { fromJson } from './json';
import { postingsOf, type StoredPosting } from './room-postings';

/** An order that charges its room, with what is posted of it. Anonymised orders have no room and are none of these. */
export type StoredCharges = Omit<ChargedOrder, 'postings'> & {
  uuid: string;
  num: number;
  created_at: string;
  number_room: string;
  room_proof: RoomProof;
  guest_name: string | null;
  products: readonly { quantity: number; title: Text }[];
  postings: readonly StoredPosting[];
};

/** The place of an order in the list of `unsettledOrders`. */
export type UnsettledPlace = { room: string; num: number };

/** Orders that are read at once while other requests wait. */
export const UNSETTLED_PAGE = 500;

/**
 * The next orders of which something may be to be posted, by room and number. `rooms`: of these only; null: of all. `from`: from this
 * place on.
 */
export async function unsettledOrders(
  db: Db,
  hotel: string,
  { rooms, from }: { rooms: readonly string[] | null; from: UnsettledPlace | null },
): Promise<readonly StoredCharges[]> {
  if (rooms !== null && rooms.length === 0) return [];
  const rows = await selectCharges(db, hotel)
    .where(IS_UNSETTLED)
    .$if(rooms !== null, (query) => query.where('number_room', 'in', rooms ?? []))
    .$if(from !== null, (query) =>
      query.where((order) =>
        order.or([
          order('number_room', '>', from?.room ?? ''),
          order('number_room', '=', from?.room ?? '').and('num', '>=', from?.num ?? 0),
        ]),
      ),
    )
    .orderBy('number_room')
    .orderBy('num')
    .limit(UNSETTLED_PAGE)
    .execute();
  return withBills(db, hotel, rows);
}

/** Those of these orders that charge their room, whatever is posted of them. */
export async function chargedOrders(
  db: Db,
  hotel: string,
  uuids: readonly string[],
): Promise<readonly StoredCharges[]> {
  if (uuids.length === 0) return [];
  return withBills(db, hotel, await selectCharges(db, hotel).where('uuid', 'in', uuids).execute());
}

const selectCharges = (db: Db, hotel: string) =>
  db
    .selectFrom('guest_order')
    .select(['uuid', 'num', 'status', 'created_at', 'number_room', 'room_proof', 'guest_name', 'lines'])
    .select(['final_sum', 'tip', 'amount_scale'])
    .where('hotel', '=', hotel)
    .where(CHARGES_ROOM);

type ChargeRow = Awaited<ReturnType<ReturnType<typeof selectCharges>['execute']>>[number];

async function withBills(db: Db, hotel: string, rows: readonly ChargeRow[]): Promise<readonly StoredCharges[]> {
  const uuids = rows.map(({ uuid }) => uuid);
  const postings = Map.groupBy(await postingsOf(db, hotel, uuids), ({ order_uuid }) => order_uuid);
  return rows.map(({ final_sum, tip, amount_scale, lines, number_room, room_proof, ...row }) => ({
    ...row,
    number_room: number_room ?? '',
    room_proof: room_proof as RoomProof,
    finalSum: fromStored(final_sum, amount_scale),
    tip: fromStored(tip, amount_scale),
    products: productsOf(lines),
    postings: postings.get(row.uuid) ?? [],
  }));
}

const productsOf = (lines: string): StoredCharges['products'] =>
  fromJson<{ products: readonly { quantity: number; product: { title: Text } }[] }>(lines).products.map(
    ({ quantity, product: { title } }) => ({ quantity, title }),
  );
