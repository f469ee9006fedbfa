import type { Ticket } from '@/lib/domain/tickets/ticket';
import type { Db } from '../database/database';

type OpenTicket = Pick<Ticket, 'hotel' | 'id'>;

/** Sent tickets of all hotels whose lease has ended, the oldest first. `now`: an ISO time. */
export const endedLeases = (db: Db, now: string, limit: number): Promise<readonly OpenTicket[]> =>
  db
    .selectFrom('ticket')
    .select(['hotel', 'id'])
    .where('due_at', '<=', now)
    .where('state', '=', 'sent')
    .orderBy('due_at')
    .limit(limit)
    .execute();

/** Whether a hotel has a ticket that waits and is due, whatever its printer. `now`: an ISO time. */
export async function hasWaiting(db: Db, hotel: string, now: string): Promise<boolean> {
  const waiting = db.selectFrom('ticket').select('id').where('hotel', '=', hotel).where('due_at', '<=', now);
  return (await waiting.where('state', '=', 'waiting').limit(1).executeTakeFirst()) !== undefined;
}

/** The hotels with a ticket that waits and is due, whatever its printer. `now`: an ISO time. */
export async function hotelsWithWaiting(db: Db, now: string): Promise<readonly string[]> {
  const waiting = db.selectFrom('ticket').select('hotel').distinct();
  const rows = await waiting.where('due_at', '<=', now).where('state', '=', 'waiting').execute();
  return rows.map(({ hotel }) => hotel);
}

/** Open tickets of all hotels that nobody has confirmed in time, the oldest first. `now`: an ISO time. */
export const ticketsToAlarm = (db: Db, now: string, limit: number): Promise<readonly OpenTicket[]> =>
  db
    .selectFrom('ticket')
    .select(['hotel', 'id'])
    .where('alarm_at', '<=', now)
    .where('due_at', 'is not', null)
    .orderBy('alarm_at')
    .limit(limit)
    .execute();

/** An open ticket of which the desk was alarmed. `id`: of the first one, which the copies that take its place keep. */
type AlarmedTicket = {
  id: string;
  order_uuid: string;
  num: number;
  station: string;
  printer: string | null;
  alarmed_at: string;
  last_error: string | null;
};

/** The open tickets of a hotel of which its desk was alarmed, the oldest first. */
export async function alarmedTickets(db: Db, hotel: string, limit: number): Promise<readonly AlarmedTicket[]> {
  const rows = await db
    .selectFrom('ticket')
    .select(['id', 'copy_of', 'copy_reason', 'order_uuid', 'num', 'station', 'printer', 'alarmed_at', 'last_error'])
    .where('hotel', '=', hotel)
    .where('due_at', 'is not', null)
    .where('alarmed_at', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, copy_of, copy_reason, order_uuid, num, alarmed_at, ...row }) => {
    const first = copy_reason === 'unconfirmed' ? (copy_of ?? id) : id;
    return order_uuid === null || num === null || alarmed_at === null
      ? []
      : [{ ...row, id: first, order_uuid, num, alarmed_at }];
  });
}
