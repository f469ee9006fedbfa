import { type ApiResponse, refused } from '@/lib/contract/refusals';
import { ALARM_SECONDS, secondsAfter } from '@/lib/domain/tickets/ticket-times';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { changeOrder } from '../orders/change-order';
import { readDeskOrder } from '../orders/desk-orders';
import type { DeskOrder } from '../orders/order-card';
import { findHotel, type HotelKey } from '../stores/hotels';
import { alarmedTickets } from '../stores/open-tickets';
import { insertTickets, ticketById } from '../stores/tickets';
import { printerOf } from '../ticket-queue/hotel-plan';
import { newTicket } from '../ticket-queue/sync-tickets';

/** A ticket that no printer has confirmed. `since`: when it was due. `printer`: that of its station. */
export type TicketProblem = {
  ticket: string;
  order_uuid: string;
  num: number;
  station: string;
  printer: string;
  since: string;
  last_error: string | null;
};

/** More than anybody looks through. */
const MAX_LISTED = 1000;

/** The tickets of which the desk was alarmed, until a printer confirms them, the oldest first. Rule: tickets/TK11. */
export async function ticketProblems(
  { database: { db } }: PlatformContext,
  { code }: HotelKey,
): Promise<readonly TicketProblem[]> {
  const hotel = await findHotel(db, { code });
  const tickets = await alarmedTickets(db, code, MAX_LISTED);
  return tickets.map(({ id, station, printer, alarmed_at, ...ticket }) => ({
    ...{ ticket: id, ...ticket, station },
    printer: (hotel === null ? null : printerOf(hotel, station)) ?? printer ?? '',
    since: secondsAfter(alarmed_at, -ALARM_SECONDS),
  }));
}

type Reprint = { ticket: string; words: string | null };
type Outcome = 'printed-again' | 'no-ticket' | 'still-open' | 'no-printer';

const REFUSED: Readonly<Record<'still-open' | 'no-printer', string>> = {
  'still-open': 'is still to be printed',
  'no-printer': 'its station has no printer any more',
};

/**
 * Prints a ticket of an order again, marked as a copy with the words of staff. One that is still to be printed is not: the
 * station would get two. Rule: tickets/TK8.
 */
export async function reprintTicket(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  reprint: Reprint,
): Promise<ApiResponse<DeskOrder>> {
  let outcome = 'no-ticket' as Outcome;
  await changeOrder(context, hotel, uuid, async (db, position) => {
    outcome = await writeCopy(db, context, { hotel: hotel.code, uuid, position, ...reprint });
    return outcome === 'printed-again';
  });
  if (outcome === 'no-ticket') return refused('not-found');
  return outcome === 'printed-again'
    ? readDeskOrder(context, hotel, uuid)
    : refused('invalid', { ticket: REFUSED[outcome] });
}

async function writeCopy(
  db: Db,
  { now, uuid: newUuid }: PlatformContext,
  { hotel: code, uuid, position, ticket: id, words }: Reprint & { hotel: string; uuid: string; position: number },
): Promise<Outcome> {
  const ticket = await ticketById(db, code, id);
  const hotel = await findHotel(db, { code });
  if (ticket === null || hotel === null || ticket.order_uuid !== uuid) return 'no-ticket';
  if (ticket.due_at !== null) return 'still-open';
  if (printerOf(hotel, ticket.station) === null) return 'no-printer';
  const { order_uuid, num, station, kind, content } = ticket;
  const at = now().toISOString();
  const copy = newTicket({
    ...{ hotel: code, order_uuid, num, station, kind, content, position },
    ...{ id: newUuid(), copy: { of: id, reason: 'asked', words }, created_at: at, due_at: at },
  });
  await insertTickets(db, [copy]);
  return 'printed-again';
}
