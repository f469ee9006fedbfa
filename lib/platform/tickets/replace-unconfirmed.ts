import { copyDelaySeconds, secondsAfter } from '@/lib/domain/tickets/ticket-times';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { orderByUuid } from '../stores/orders';
import { changeTicket, insertTickets, type StoredTicket, ticketsOfOrders } from '../stores/tickets';
import { newTicket } from '../ticket-queue/sync-tickets';

/** The first ticket of a row of copies that were made because nobody confirmed the one before. */
export const firstOf = ({ id, copy }: StoredTicket): string => (copy?.reason === 'unconfirmed' ? copy.of : id);

/**
 * Gives up a sent ticket that nobody has confirmed and lets a copy take its place, which says that it is one. Within a transaction
 * that locks the hotel's outbox, in which the ticket was read. Nothing replaces a test, nor what must not be made any more: its
 * correction does. Rule: tickets/TK8.
 */
export async function replaceUnconfirmed(
  { now, uuid }: Pick<PlatformContext, 'now' | 'uuid'>,
  db: Db,
  ticket: StoredTicket,
  error: string,
): Promise<void> {
  const at = now().toISOString();
  await changeTicket(db, ticket, { state: 'given-up', due_at: null, alarm_at: null, last_error: error });
  if (!(await isStillNeeded(db, ticket))) return;
  const { hotel, order_uuid, num, station, kind, content, position, attempts, alarm_at, alarmed_at } = ticket;
  await insertTickets(db, [
    newTicket({
      ...{ hotel, order_uuid, num, station, kind, content, position, attempts, alarm_at, alarmed_at },
      id: uuid(),
      copy: { of: firstOf(ticket), reason: 'unconfirmed', words: null },
      created_at: at,
      due_at: secondsAfter(at, copyDelaySeconds(attempts)),
      last_error: error,
    }),
  ]);
}

async function isStillNeeded(db: Db, ticket: StoredTicket): Promise<boolean> {
  const { hotel, order_uuid, station, position } = ticket;
  const order = order_uuid === null ? null : await orderByUuid(db, hotel, order_uuid);
  if (order === null || order.status === 'done') return false;
  const tickets = await ticketsOfOrders(db, hotel, [order.uuid]);
  const isStopped = tickets.some(
    (other) =>
      other.station === station &&
      other.kind === 'correction' &&
      other.position > position &&
      other.content.lines.length === 0,
  );
  return !isStopped;
}
