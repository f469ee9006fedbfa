import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Ticket, TicketContent, TicketCopy, TicketKind, TicketState } from '@/lib/domain/tickets/ticket';
import type { Db } from '../database/database';
import type { Tables } from '../database/tables';
import type { TicketTable } from '../database/ticket-tables';
import { fromJson, toJson } from './json';

/** A ticket with what only the platform needs of it. */
export type StoredTicket = Ticket & Pick<TicketTable, 'position' | 'alarm_at'>;

/** The types are trusted, because only this platform writes this table. */
function fromRow({ copy_of, copy_reason, copy_words, content, kind, state, ...row }: TicketTable): StoredTicket {
  const reason = copy_reason as TicketCopy['reason'] | null;
  return {
    ...row,
    kind: kind as TicketKind,
    state: state as TicketState,
    content: fromJson<TicketContent>(content),
    copy: copy_of === null || reason === null ? null : { of: copy_of, reason, words: copy_words },
  };
}

/** Writes tickets in the transaction of the change that they are for. */
export async function insertTickets(db: Db, tickets: readonly StoredTicket[]): Promise<void> {
  if (tickets.length === 0) return;
  const rows = tickets.map(({ copy, content, ...ticket }) => ({
    ...ticket,
    content: toJson(content),
    copy_of: copy?.of ?? null,
    copy_reason: copy?.reason ?? null,
    copy_words: copy?.words ?? null,
  }));
  await db.insertInto('ticket').values(rows).execute();
}

type Placed = Pick<StoredTicket, 'position' | 'created_at' | 'attempts' | 'id'>;

const inOrder = (one: Placed, other: Placed): number =>
  one.position - other.position ||
  one.created_at.localeCompare(other.created_at) ||
  one.attempts - other.attempts ||
  one.id.localeCompare(other.id);

/** The tickets of these orders, in the order in which they go out. */
export async function ticketsOfOrders(
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<readonly StoredTicket[]> {
  if (orderUuids.length === 0) return [];
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .execute();
  return rows.map(fromRow).sort(inOrder);
}

/** What lists of orders show of a ticket. */
export type ListedTicket = Pick<
  StoredTicket,
  'id' | 'order_uuid' | 'station' | 'kind' | 'state' | 'attempts' | 'position' | 'created_at' | 'printed_at'
> & { copy: TicketCopy['reason'] | null };

/** The tickets of these orders in the order in which they go out, without their contents. */
export async function listTickets(
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<readonly ListedTicket[]> {
  if (orderUuids.length === 0) return [];
  const rows = await db
    .selectFrom('ticket')
    .select(['id', 'order_uuid', 'station', 'kind', 'state', 'attempts', 'position', 'created_at', 'printed_at'])
    .select('copy_reason as copy')
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .execute();
  // The types are trusted, because only this platform writes this table.
  return (rows as ListedTicket[]).sort(inOrder);
}

export async function ticketById(db: Db, hotel: string, id: string): Promise<StoredTicket | null> {
  const row = await db
    .selectFrom('ticket')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** What a printer is for: its own tests, and the tickets of its stations. */
export type Queue = { hotel: string; printer: string; stations: readonly string[] };

/** A correction waits until what it corrects has been printed. */
const isBlocked = (where: ExpressionBuilder<Tables & { next: TicketTable }, 'next'>): Expression<SqlBool> =>
  where.exists(
    where
      .selectFrom('ticket as earlier')
      .select('earlier.id')
      .whereRef('earlier.hotel', '=', 'next.hotel')
      .whereRef('earlier.order_uuid', '=', 'next.order_uuid')
      .whereRef('earlier.station', '=', 'next.station')
      .whereRef('earlier.position', '<', 'next.position')
      .where('earlier.due_at', 'is not', null),
  );

const openOf = (db: Db, { hotel, printer, stations }: Queue) =>
  db
    .selectFrom('ticket as next')
    .where('next.hotel', '=', hotel)
    .where('next.due_at', 'is not', null)
    .where('next.state', '=', 'waiting')
    .where((where) =>
      where.or([
        where.and([where('next.kind', '=', 'test'), where('next.printer', '=', printer)]),
        ...(stations.length === 0
          ? []
          : [where.and([where('next.kind', '!=', 'test'), where('next.station', 'in', [...stations])])]),
      ]),
    );

/** The id of the next ticket of a printer that is due; null: none. `now`: an ISO time. Rule: tickets/TK7. */
export async function nextTicketOf(db: Db, queue: Queue, now: string): Promise<string | null> {
  const next = await openOf(db, queue)
    .select('next.id')
    .where('next.due_at', '<=', now)
    .where((where) => where.not(isBlocked(where)))
    .orderBy('next.position')
    .orderBy('next.created_at')
    .orderBy('next.id')
    .limit(1)
    .executeTakeFirst();
  return next?.id ?? null;
}

/** The number of tickets that wait for a printer, also of those that are not due yet. */
export async function countWaiting(db: Db, queue: Queue): Promise<number> {
  const { count } = await openOf(db, queue)
    .select((next) => next.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a waiting ticket as handed out to a printer until the end of a lease; null: it does not wait any more. */
export async function sendTicket(
  db: Db,
  { hotel, id }: Pick<Ticket, 'hotel' | 'id'>,
  { printer, now, leaseEnd }: { printer: string; now: string; leaseEnd: string },
): Promise<StoredTicket | null> {
  const row = await db
    .updateTable('ticket')
    .set((ticket) => ({
      state: 'sent',
      attempts: ticket('attempts', '+', 1),
      printer,
      sent_at: now,
      due_at: leaseEnd,
    }))
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** What of a ticket changes. Its transaction locks the hotel's outbox, so that its state is the one that was read. */
type TicketChange = Partial<
  Pick<
    StoredTicket,
    'content' | 'state' | 'due_at' | 'alarm_at' | 'alarmed_at' | 'printer' | 'sent_at' | 'printed_at' | 'last_error'
  >
>;

export async function changeTicket(
  db: Db,
  { hotel, id }: Pick<Ticket, 'hotel' | 'id'>,
  { content, ...change }: TicketChange,
): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ ...change, ...(content !== undefined && { content: toJson(content) }) })
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .execute();
}

/** Withdraws tickets that have never left. */
export async function deleteWaiting(db: Db, hotel: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('ticket')
    .where('hotel', '=', hotel)
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** Removes what was printed of these orders, which names a room and what its guest cannot eat. Rule: tickets/TK15. */
export const deleteTicketsOfOrders = (db: Db, hotel: string, orderUuids: readonly string[]) =>
  db.deleteFrom('ticket').where('hotel', '=', hotel).where('order_uuid', 'in', orderUuids).execute();

/** Deletes tests that were made before a time, an ISO one. `onlyWaiting`: those that no printer has taken. */
export const deleteTestsBefore = (db: Db, before: string, { onlyWaiting }: { onlyWaiting: boolean }) =>
  db
    .deleteFrom('ticket')
    .where('kind', '=', 'test')
    .where('created_at', '<', before)
    .$if(onlyWaiting, (query) => query.where('due_at', 'is not', null).where('state', '=', 'waiting'))
    .execute();
