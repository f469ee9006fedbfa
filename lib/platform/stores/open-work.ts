import { groupOfStatus, statusesOf } from '@/lib/domain/orders/order-status';
import type { Db } from '../database/database';

/** What waits at a hotel's desk. `oldest`: the order that nobody has taken up for the longest time; its
 * `created_at` is the time from which it waits. */
export type OpenOrders = {
  hotel: string;
  open: number;
  oldest: { num: number; number_room: string | null; created_at: string } | null;
};

/** The open orders of every hotel that has some, in one query. */
export async function openOrdersByHotel(db: Db): Promise<readonly OpenOrders[]> {
  const open = db
    .selectFrom('guest_order')
    .select(['hotel', 'status', 'num', 'number_room'])
    .select((order) => [
      order.fn.coalesce('waits_from', 'created_at').as('waiting_since'),
      order.fn
        .countAll<number>()
        .over((over) => over.partitionBy('hotel'))
        .as('open'),
      order.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('hotel')
            .orderBy(order.case().when('status', 'in', statusesOf('draft')).then(0).else(1).end())
            .orderBy((row) => row.fn.coalesce('waits_from', 'created_at'))
            .orderBy('num'),
        )
        .as('place'),
    ])
    .where('status', 'in', [...statusesOf('draft'), ...statusesOf('pending')]);
  const rows = await db.selectFrom(open.as('listed')).selectAll().where('place', '=', 1).execute();
  return rows.map(({ hotel, open: count, status, num, number_room, waiting_since }) => ({
    hotel,
    open: Number(count),
    oldest: groupOfStatus(status) === 'draft' ? { num, number_room, created_at: waiting_since } : null,
  }));
}

/**
 * The open orders of a hotel that wait for staff from a time on or from a later one, the first one first. `from`: an ISO time.
 */
export async function ordersWaitingFrom(db: Db, hotel: string, from: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('guest_order')
    .select('uuid')
    .where('hotel', '=', hotel)
    .where('status', 'in', [...statusesOf('draft'), ...statusesOf('pending')])
    .where((order) => order(order.fn.coalesce('waits_from', 'created_at'), '>=', from))
    .orderBy((order) => order.fn.coalesce('waits_from', 'created_at'))
    .orderBy('num')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** The chats of every hotel whose guests wait for an answer, in one query. */
export async function waitingChatsByHotel(
  db: Db,
): Promise<readonly { hotel: string; count: number; since: string | null }[]> {
  const rows = await db
    .selectFrom('chat')
    .select((chat) => ['hotel', chat.fn.countAll<number>().as('count'), chat.fn.min('waiting_since').as('since')])
    .where('waiting_since', 'is not', null)
    .groupBy('hotel')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
