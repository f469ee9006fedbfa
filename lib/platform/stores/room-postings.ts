import type { Minor } from '@/lib/domain/money/money';
import type { Posting } from '@/lib/domain/rooms/room-charges';
import type { Db } from '../database/database';
import { fromStored, scaleFor, toStored } from './amount-scale';

export type StoredPosting = Posting & { posted_at: string; posted_by: string | null };

/** Names a line of a room's bill. */
export type ChargeKey = { order_uuid: string; item: string };

/** What is posted of these orders, the oldest first. */
export async function postingsOf(
  db: Db,
  hotel: string,
  uuids: readonly string[],
): Promise<readonly (StoredPosting & { order_uuid: string })[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('room_posting')
    .select(['order_uuid', 'item', 'amount', 'amount_scale', 'posted_at', 'posted_by'])
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', uuids)
    .orderBy('posted_at')
    .orderBy('item')
    .execute();
  return rows.map(({ amount, amount_scale, ...row }) => ({ ...row, amount: fromStored(amount, amount_scale) }));
}

/** The spellings of a hotel's rooms in its orders. */
export async function orderedRooms(db: Db, hotel: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('guest_order')
    .select('number_room')
    .distinct()
    .where('hotel', '=', hotel)
    .where('number_room', 'is not', null)
    .execute();
  return rows.flatMap(({ number_room }) => number_room ?? []);
}

/** The place of a posting in the list of `postedKeys`. */
export type PostedPlace = ChargeKey & { posted_at: string };

/** What was posted of these rooms, the newest first, at most `limit`. `after`: only what comes after this place. */
export async function postedKeys(
  db: Db,
  hotel: string,
  { rooms, after, limit }: { rooms: readonly string[]; after: PostedPlace | null; limit: number },
): Promise<readonly PostedPlace[]> {
  if (rooms.length === 0) return [];
  return db
    .selectFrom('guest_order')
    .innerJoin('room_posting as posted', (join) =>
      join.onRef('posted.hotel', '=', 'guest_order.hotel').onRef('posted.order_uuid', '=', 'guest_order.uuid'),
    )
    .select(['posted.order_uuid', 'posted.item', 'posted.posted_at'])
    .where('guest_order.hotel', '=', hotel)
    .where('guest_order.number_room', 'in', rooms)
    .$if(after !== null, (query) =>
      query.where((row) =>
        row.or([
          row('posted.posted_at', '<', after?.posted_at ?? ''),
          row('posted.posted_at', '=', after?.posted_at ?? '').and(
            row.or([
              row('posted.order_uuid', '>', after?.order_uuid ?? ''),
              row('posted.order_uuid', '=', after?.order_uuid ?? '').and('posted.item', '>', after?.item ?? ''),
            ]),
          ),
        ]),
      ),
    )
    .orderBy('posted.posted_at', 'desc')
    .orderBy('posted.order_uuid')
    .orderBy('posted.item')
    .limit(limit)
    .execute();
}

/** Writes postings in a transaction that locks the hotel's outbox. */
export async function insertPostings(
  db: Db,
  hotel: string,
  charges: readonly (ChargeKey & { amount: Minor })[],
  { posted_at, posted_by }: Pick<StoredPosting, 'posted_at' | 'posted_by'>,
): Promise<void> {
  if (charges.length === 0) return;
  const amount_scale = scaleFor(charges.map(({ amount }) => amount));
  await db
    .insertInto('room_posting')
    .values(
      charges.map(({ order_uuid, item, amount }) => ({
        ...{ hotel, order_uuid, item, posted_at, posted_by },
        ...{ amount: toStored(amount, amount_scale), amount_scale },
      })),
    )
    .execute();
}

export async function deletePostings(db: Db, hotel: string, charges: readonly ChargeKey[]): Promise<void> {
  // The names are few, and the orders of an undone list are many.
  for (const [item, own] of Map.groupBy(charges, (charge) => charge.item))
    await db
      .deleteFrom('room_posting')
      .where('hotel', '=', hotel)
      .where('item', '=', item)
      .where(
        'order_uuid',
        'in',
        own.map(({ order_uuid }) => order_uuid),
      )
      .execute();
}
