import { isUnderWay, statusesOf } from '@/lib/domain/orders/order-status';
import type { Db } from '../database/database';
import type { StoredChat } from './chat/chats';
import type { HotelKey } from './hotels';

type DueOrder = { hotel: HotelKey; uuid: string; group: 'draft' | 'pending' };

/**
 * Orders of some hotels whose last status change is older than a time, one time for each status group; the oldest
 * first. One query for all hotels.
 */
export async function dueOrders(
  db: Db,
  hotels: readonly string[],
  due: { draftSince: string; pendingSince: string; limit: number },
): Promise<readonly DueOrder[]> {
  if (hotels.length === 0) return [];
  const rows = await db
    .selectFrom('guest_order as due')
    .innerJoin('hotel', 'hotel.code', 'due.hotel')
    .select(['due.hotel', 'due.uuid', 'due.status', 'hotel.id as hotel_id'])
    .where('due.hotel', 'in', hotels)
    .where('hotel.served', '=', 1)
    .where((where) =>
      where.or([
        where.and([where('due.status', 'in', statusesOf('draft')), where('due.status_at', '<=', due.draftSince)]),
        where.and([
          where('due.status', 'in', statusesOf('pending')),
          where('due.status_at', '<=', due.pendingSince),
          // An order for later is not finished before its time.
          where.or([where('due.waits_from', 'is', null), where('due.waits_from', '<=', due.pendingSince)]),
        ]),
      ]),
    )
    .orderBy('due.status_at')
    .limit(due.limit)
    .execute();
  return rows.map(({ hotel, hotel_id, uuid, status }) => ({
    hotel: { code: hotel, id: hotel_id },
    uuid,
    group: isUnderWay(status) ? 'pending' : 'draft',
  }));
}

type WaitingChat = Pick<StoredChat, 'uuid' | 'language' | 'typing_member'> & {
  hotel: HotelKey;
  waitingSince: string;
};

/** Chats of some hotels whose guest has waited for an answer since before a time; the longest waiting first. */
export async function waitingChats(
  db: Db,
  hotels: readonly string[],
  waiting: { since: string; limit: number },
): Promise<readonly WaitingChat[]> {
  if (hotels.length === 0) return [];
  const rows = await db
    .selectFrom('chat')
    .innerJoin('hotel', 'hotel.code', 'chat.hotel')
    .select(['chat.hotel', 'chat.uuid', 'chat.language', 'chat.typing_member', 'chat.waiting_since'])
    .select('hotel.id as hotel_id')
    .where('chat.hotel', 'in', hotels)
    .where('hotel.served', '=', 1)
    .where('chat.waiting_since', '<=', waiting.since)
    .orderBy('chat.waiting_since')
    .limit(waiting.limit)
    .execute();
  return rows.map(({ hotel, hotel_id, waiting_since, ...chat }) => ({
    ...chat,
    hotel: { code: hotel, id: hotel_id },
    waitingSince: waiting_since ?? waiting.since,
  }));
}
