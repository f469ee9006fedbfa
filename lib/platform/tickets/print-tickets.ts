import type { Ticket } from '@/lib/domain/tickets/ticket';
import { LEASE_SECONDS, RETRY_SECONDS, secondsAfter } from '@/lib/domain/tickets/ticket-times';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { findHotel, type HotelKey } from '../stores/hotels';
import { hasWaiting } from '../stores/open-tickets';
import { appendEvent, appendStaffEvent, lockOutbox, nextEventId, type StoredEvent } from '../stores/outbox';
import {
  changeTicket,
  deleteWaiting,
  nextTicketOf,
  type StoredTicket,
  sendTicket,
  ticketById,
  ticketsOfOrders,
} from '../stores/tickets';
import { queueOf } from '../ticket-queue/hotel-plan';
import { firstOf, replaceUnconfirmed } from './replace-unconfirmed';

/** What the transports of printers need of the platform. */
type PrintContext = Pick<PlatformContext, 'database' | 'now' | 'uuid' | 'publishEvent'>;
type Hotel = Pick<HotelKey, 'code'>;

/** The id of the ticket that `takeNextTicket` would hand out now; null: none. Marks nothing, and is cheap enough for every poll. */
export const nextTicketId = ({ database, now }: PrintContext, hotel: Hotel, printer: string): Promise<string | null> =>
  nextOf(database.db, { hotel, printer, now: now().toISOString() });

async function nextOf(
  db: Db,
  { hotel, printer, now }: { hotel: Hotel; printer: string; now: string },
): Promise<string | null> {
  // Nearly always nothing waits, and then the hotel need not be read.
  if (!(await hasWaiting(db, hotel.code, now))) return null;
  const known = await findHotel(db, { code: hotel.code });
  if (known === null || !(known.printers ?? []).some(({ id }) => id === printer)) return null;
  return nextTicketOf(db, queueOf(known, printer), now);
}

/**
 * Hands out the next ticket of a printer: it is stored as sent, with a lease of `LEASE_SECONDS`, before this resolves, so that
 * nothing is forgotten when the process is killed in the next moment. `only`: the id that it must have, such as that of an earlier
 * poll. null: nothing waits, another process has taken it, or it was withdrawn. Rule: tickets/TK7.
 */
export function takeNextTicket(
  { database, now }: PrintContext,
  hotel: Hotel,
  printer: string,
  only?: string,
): Promise<Ticket | null> {
  return database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel.code);
    const at = now().toISOString();
    const id = await nextOf(db, { hotel, printer, now: at });
    if (id === null || (only !== undefined && only !== id)) return null;
    return sendTicket(db, { hotel: hotel.code, id }, { printer, now: at, leaseEnd: secondsAfter(at, LEASE_SECONDS) });
  });
}

/**
 * What a printer says that it has printed. 'foreign': no ticket that was handed out to this printer. A late confirmation counts: a
 * copy that waits because of it is withdrawn. Rules: tickets/TK7, tickets/TK16.
 */
export async function confirmTicket(
  context: PrintContext,
  hotel: Hotel,
  printer: string,
  ticketId: string,
): Promise<'printed' | 'already' | 'foreign'> {
  const confirmed = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel.code);
    const ticket = await handedOut(db, { hotel, printer, ticketId });
    if (ticket === null) return 'foreign';
    if (ticket.state === 'printed') return 'already';
    const at = context.now().toISOString();
    await changeTicket(db, ticket, { state: 'printed', printed_at: at, due_at: null, alarm_at: null });
    await withdrawCopies(db, ticket);
    return newsOf(db, ticket, at);
  });
  if (confirmed === 'foreign' || confirmed === 'already') return confirmed;
  for (const event of confirmed) context.publishEvent(event);
  return 'printed';
}

type SentTicket = { hotel: Hotel; printer: string; ticketId: string };

/** The ticket with this id if it was handed out to this printer. */
async function handedOut(db: Db, { hotel, printer, ticketId }: SentTicket): Promise<StoredTicket | null> {
  const ticket = await ticketById(db, hotel.code, ticketId);
  return ticket === null || ticket.sent_at === null || ticket.printer !== printer ? null : ticket;
}

/** Copies that wait although the ticket is printed after all. */
async function withdrawCopies(db: Db, ticket: StoredTicket): Promise<void> {
  if (ticket.order_uuid === null) return;
  const first = firstOf(ticket);
  const copies = (await ticketsOfOrders(db, ticket.hotel, [ticket.order_uuid])).filter(
    ({ state, copy }) => state === 'waiting' && copy?.reason === 'unconfirmed' && copy.of === first,
  );
  await deleteWaiting(
    db,
    ticket.hotel,
    copies.map(({ id }) => id),
  );
}

/** What open pages hear of a confirmation: guest and desk of the order, and the desk of an alarm that is over. */
async function newsOf(db: Db, ticket: StoredTicket, at: string): Promise<readonly StoredEvent[]> {
  const { hotel, order_uuid, alarmed_at } = ticket;
  const ofOrder =
    order_uuid === null
      ? []
      : [await appendEvent(db, hotel, { id: await nextEventId(db, hotel), type: 'order-updated', order_uuid }, at)];
  const ofPrinter =
    order_uuid !== null && alarmed_at === null
      ? []
      : [await appendStaffEvent(db, hotel, { id: await nextEventId(db, hotel), type: 'printers-changed' }, at)];
  return [...ofOrder, ...ofPrinter];
}

/**
 * Says that nobody knows whether a sent ticket was printed, before its lease ends: a copy takes its place. `error`: a code without
 * personal data. 'foreign': no ticket that was handed out to this printer. Rules: tickets/TK7, tickets/TK8.
 */
export const failTicket = (
  context: PrintContext,
  hotel: Hotel,
  printer: string,
  ticketId: string,
  error: string,
): Promise<'ended' | 'foreign'> =>
  changeSent(context, { hotel, printer, ticketId }, (db, ticket) => replaceUnconfirmed(context, db, ticket, error));

/** Says that a sent ticket has certainly not reached the printer, not one byte: it waits again, and is no copy. */
export const returnTicket = (
  context: PrintContext,
  hotel: Hotel,
  printer: string,
  ticketId: string,
  error: string,
): Promise<'ended' | 'foreign'> =>
  changeSent(context, { hotel, printer, ticketId }, (db, ticket) =>
    changeTicket(db, ticket, {
      state: 'waiting',
      due_at: secondsAfter(context.now().toISOString(), RETRY_SECONDS),
      printer: ticket.kind === 'test' ? printer : null,
      sent_at: null,
      last_error: error,
    }),
  );

/**
 * Changes a ticket that this printer has got if it is still sent. What the printer was offered and did not get, or what it has given back,
 * stays as it is.
 */
const changeSent = (
  { database }: PrintContext,
  sent: SentTicket,
  change: (db: Db, ticket: StoredTicket) => Promise<void>,
): Promise<'ended' | 'foreign'> =>
  database.db.transaction().execute(async (db) => {
    await lockOutbox(db, sent.hotel.code);
    const ticket = await handedOut(db, sent);
    if (ticket === null) return (await isOffered(db, sent)) ? 'ended' : 'foreign';
    if (ticket.state === 'sent') await change(db, ticket);
    return 'ended';
  });

/** Whether a ticket waits for this printer. */
async function isOffered(db: Db, { hotel, printer, ticketId }: SentTicket): Promise<boolean> {
  const ticket = await ticketById(db, hotel.code, ticketId);
  const known = ticket?.state === 'waiting' ? await findHotel(db, { code: hotel.code }) : null;
  if (ticket === null || known === null) return false;
  return ticket.printer === printer || queueOf(known, printer).stations.includes(ticket.station);
}
